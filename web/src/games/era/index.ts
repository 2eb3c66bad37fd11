/** Era of Tribes at the table. */

import type { GameView } from "..";
import { further } from "./acting/far";
import { goodGroups } from "./acting/goods.svelte";
import Have from "./acting/Have.svelte";
import { orderGroups } from "./acting/order";
import Picker from "./acting/Picker.svelte";
import Scene from "./acting/Scene.svelte";
import { talked } from "./acting/terms";
import Urgent from "./acting/Urgent.svelte";
import { TAKES_BACK, wayUndone } from "./acting/ways";
import { answers } from "./boards/answers";
import { answersMe, isImportant, isRoutine, roundOf, topicOf, topics } from "./boards/log";
import Middle from "./boards/Middle.svelte";
import MyTribe from "./boards/MyTribe.svelte";
import OtherTribes from "./boards/OtherTribes.svelte";
import Standings from "./boards/Standings.svelte";
import Statistics from "./boards/Statistics.svelte";
import Strip from "./boards/Strip.svelte";
import { says } from "./boards/says";
import { battle, tellsRound } from "./boards/summaries";
import MapKey from "./learning/MapKey.svelte";
import ReferenceCard from "./learning/ReferenceCard.svelte";
import { TERMS } from "./learning/terms";
import AreaChoice from "./map/AreaChoice.svelte";
import EraMap from "./map/EraMap.svelte";
import { MAP_BOARD_KEYS } from "./map/keys";
import { NAMES_LANGUAGE, provinceName, provinceNamed } from "./map/names.svelte";
import { showPlace } from "./map/places";

export const era: GameView = {
  setUp: [{ option: "length" }, { option: "variant", Choice: AreaChoice }],
  drawings: {},
  Strip,
  Urgent,
  Have,
  Picker,
  picked: (view) => [...orderGroups(view), ...goodGroups(view)],
  formed: talked,
  further,
  planUndone: wayUndone,
  takesBack: TAKES_BACK,
  Map: EraMap,
  placeName: provinceName,
  places: { named: provinceNamed, show: showPlace, language: NAMES_LANGUAGE },
  sides: { mine: "client-era-mine", others: "client-era-others" },
  MyTribe,
  OtherTribes,
  Scene,
  Middle,
  Standings,
  Statistics,
  ReferenceCard,
  MapKey,
  terms: TERMS,
  says,
  answers,
  lastGroups: ["end"],
  topics,
  topicOf,
  roundOf,
  isImportant,
  answersMe,
  isRoutine,
  battle,
  tellsRound,
  keys: MAP_BOARD_KEYS,
  countedAs: () => null,
};
