/** Places that are named elsewhere on the page lead to the map: the card of its province shows and tells them. */

type Show = (id: string) => void;

let shows: Show | null = null;

/** From now on `show` is what shows a province; the answer ends that. */
export function showsPlaces(show: Show): () => void {
  shows = show;
  return () => {
    if (shows === show) {
      shows = null;
    }
  };
}

export const showPlace = (id: string): void => shows?.(id);
