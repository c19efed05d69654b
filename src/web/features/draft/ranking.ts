/** Returns the list with one entry moved; the others keep their order. */
export function moved(ranking: readonly number[], from: number, to: number): readonly number[] {
  const player = ranking[from];
  if (player === undefined) return ranking;
  const others = ranking.filter((_, index) => index !== from);
  return [...others.slice(0, to), player, ...others.slice(to)];
}
