/** Sorts things that say what they come after: what slices do at one moment, without knowing one another. */

export interface Ordered {
  /** 'noun.what', unique. */
  name: string;
  /** Names of those that come before it. */
  after?: readonly string[];
}

/**
 * Returns the things in an order that keeps each behind those it comes after; otherwise in the order given.
 *
 * @throws RangeError when a name occurs twice or not at all, or when some wait for each other in a circle: such a program must
 * not start
 */
export function inOrder<T extends Ordered>(things: readonly T[]): T[] {
  const names = new Set(things.map(({ name }) => name));
  if (names.size < things.length) throw new RangeError(`a name is given twice among ${[...names].join(', ')}`);
  for (const { name, after = [] } of things) {
    const unknown = after.find((other) => !names.has(other));
    if (unknown !== undefined) throw new RangeError(`${name} comes after ${unknown}, which is not there`);
  }
  const ordered: T[] = [];
  const done = new Set<string>();
  while (ordered.length < things.length) {
    const next = things.find(({ name, after = [] }) => !done.has(name) && after.every((other) => done.has(other)));
    if (!next) {
      const waiting = things.flatMap(({ name }) => (done.has(name) ? [] : name));
      throw new RangeError(`these wait for one another: ${waiting.join(', ')}`);
    }
    ordered.push(next);
    done.add(next.name);
  }
  return ordered;
}
