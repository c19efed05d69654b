/**
 * Lists of numbers for the inner loops. Plain arrays: with a typed array V8 checks at each use whether its buffer was detached,
 * and takes three steps to find it, which made up a tenth of a game. A list made here keeps its V8 elements kind, fractions or
 * whole numbers, as long as only such values are stored.
 */

/** Returns a list of this many fractions, all 0. */
export function fractions(length: number): number[] {
  const list: number[] = [];
  // Starts with fractions, or V8 would treat it as a list of whole numbers.
  for (let place = 0; place < length; place++) list.push(0.5);
  // One by one: `fill` would turn it into whole numbers after all.
  for (let place = 0; place < length; place++) list[place] = 0;
  return list;
}

/** Returns a copy as a list of fractions, even when all values are whole. */
export function asFractions(values: readonly number[]): number[] {
  const list = fractions(values.length);
  for (let place = 0; place < values.length; place++) list[place] = values[place]!;
  return list;
}

/** Returns a list of this many whole numbers (of at most 32 bits), all 0. */
export function wholes(length: number): number[] {
  const list: number[] = [];
  for (let place = 0; place < length; place++) list.push(0);
  return list;
}
