/**
 * Lists of numbers for the inner loops. Plain ones: of a typed array V8 asks at each use whether its memory has been taken
 * away since, and finds it in three steps, which made up a tenth of a game. A list made here keeps its kind, fractions or
 * whole numbers, for as long as only such are put in.
 */

/** This many fractions, all 0. */
export function fractions(length: number): number[] {
  const list: number[] = [];
  // Begun with fractions, or V8 would take it for a list of whole numbers.
  for (let place = 0; place < length; place++) list.push(0.5);
  // One by one: `fill` would make it one of whole numbers after all.
  for (let place = 0; place < length; place++) list[place] = 0;
  return list;
}

/** A copy as a list of fractions, also when all of them are whole. */
export function asFractions(values: readonly number[]): number[] {
  const list = fractions(values.length);
  for (let place = 0; place < values.length; place++) list[place] = values[place]!;
  return list;
}

/** This many whole numbers (of at most 32 bits), all 0. */
export function wholes(length: number): number[] {
  const list: number[] = [];
  for (let place = 0; place < length; place++) list.push(0);
  return list;
}
