/** Several ids in one parameter of an address. */

/** Returns the ids in '12,15,12,x', each once; at most `max`. Anything that is not an id is left out. */
export function idsIn(text: string, max: number): number[] {
  const ids = text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id >= 1 && id <= 2_147_483_647);
  return [...new Set(ids)].slice(0, max);
}
