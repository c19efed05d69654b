/** Which rows the card of those on the ice has, so that rows stay where they are while men come and go. */

/** Five skaters and the goalie, or six skaters: as in on-ice.module.css. */
const ROWS = 6;

export interface BenchRow<Player> {
  /** From the top. */
  row: number;
  player: Player;
  /** Seconds until he may leave the penalty box; null of who is on the ice. */
  left: number | null;
}

/**
 * Skaters, in the places of those who are missing who sits in the box for it, and the goalie last.
 * @param onIce the goalie last, when he is on
 * @param boxed with seconds left, whoever went first at first
 * @returns the rows, and those of the box for whom there is none, because others skate in their places
 */
export function benchRows<Player extends { position: string }>(
  onIce: readonly Player[],
  boxed: readonly { player: Player; left: number }[],
): { rows: BenchRow<Player>[]; further: { player: Player; left: number }[] } {
  const free = Math.max(0, ROWS - onIce.length);
  const skaters = onIce.filter(({ position }) => position !== 'G');
  const goalies = onIce.filter(({ position }) => position === 'G');
  const onTheIce = (player: Player) => ({ player, left: null });
  const rows = [...skaters.map(onTheIce), ...boxed.slice(0, free), ...goalies.map(onTheIce)];
  return { rows: rows.map((each, row) => ({ ...each, row })), further: boxed.slice(free) };
}
