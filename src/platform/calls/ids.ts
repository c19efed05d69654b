/** Several ids in one parameter of an address. */

/** '12,15,12,x' → the ids in it, each once; at most `max`. What is no id is left out. */
export function idsIn(text: string, max: number): number[] {
  const ids = text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id >= 1 && id <= 2_147_483_647);
  return [...new Set(ids)].slice(0, max);
}
