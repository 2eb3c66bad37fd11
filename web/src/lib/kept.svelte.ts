/** What is kept for a table, or for what else outlives the components that show it. */

/**
 * One `made` thing for each owner, the same for whoever asks. It is made outside of the component that asks first: what
 * it derives would end with that one, and others who ask later would hear of no change any more.
 */
export function keptFor<Owner extends object, Kept>(make: (owner: Owner) => Kept): (owner: Owner) => Kept {
  const known = new WeakMap<Owner, Kept>();
  return (owner) => {
    if (!known.has(owner)) {
      $effect.root(() => {
        known.set(owner, make(owner));
      });
    }
    return known.get(owner) as Kept;
  };
}
