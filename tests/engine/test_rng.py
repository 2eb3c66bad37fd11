"""Random numbers: the same in every process, none favoured, one position a number."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter

import pytest

from stammtisch.engine import rng


def test_the_numbers_are_the_published_construction() -> None:
    """Anybody can recompute the dice: SHA-256 of the seed is the key of BLAKE2b over the position."""
    key = hashlib.sha256(b"stammtisch/key/table 7").digest()
    digest = hashlib.blake2b((3).to_bytes(16, "big"), key=key, digest_size=8).digest()
    assert rng.number(rng.key_from_seed("table 7"), 3) == int.from_bytes(digest, "big")
    assert rng.commitment("table 7") == hashlib.sha256(b"stammtisch/commitment/table 7").hexdigest()


def test_every_process_throws_the_same_dice() -> None:
    program = (
        "from stammtisch.engine import rng\n"
        "key = rng.key_from_seed('x')\n"
        "print([rng.below(key, position, 6)[0] for position in range(50)])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert outputs.pop().startswith(b"[")


def test_every_number_takes_one_position_even_if_some_are_thrown_away() -> None:
    """With a limit just above half of the span every second attempt is thrown away on average."""
    limit = (1 << 63) + 1
    key = rng.key_from_seed("y")
    values = [rng.below(key, position, limit) for position in range(64)]
    assert [after for _, after in values] == list(range(1, 65))
    assert all(0 <= value < limit for value, _ in values)
    assert any(rng.number(key, position) >= limit for position in range(64))


def test_no_face_is_favoured() -> None:
    """6,000 throws: a face off by more than 150 from its 1,000 has a chance of less than one in a million."""
    key = rng.key_from_seed("fair")
    faces = Counter(rng.below(key, position, 6)[0] for position in range(6000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1000) < 150 for count in faces.values())


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_an_impossible_choice_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="is impossible"):
        rng.below(1, 0, limit)
