/** The places of a team on the ice, so that they stay where they are while players come and go. */
import type { PenaltyKind } from '#engine/match/events.ts';

/** Five skaters and the goalie, or six skaters: as in on-ice.module.css. */
const ROWS = 6;

/** A player in the penalty box. */
export interface BoxedPlayer<Player> {
  player: Player;
  kind: PenaltyKind;
  /** Seconds until he may leave it. */
  left: number;
}

export interface BenchRow<Player> {
  /** From 1 on. */
  row: number;
  player: Player;
  /** Seconds until he may leave the penalty box; null for a player on the ice. */
  left: number | null;
}

/**
 * Returns the filled places: the skaters, penalized players in the places of the missing skaters (those whose penalty
 * leaves the team shorthanded first), and the goalie in the last one. Boxed players without a place are left out.
 * @param onIce the goalie last, if he is on
 * @param boxed in the order in which they went to the box
 */
export function benchRows<Player extends { position: string }>(
  onIce: readonly Player[],
  boxed: readonly BoxedPlayer<Player>[],
): BenchRow<Player>[] {
  const skaters = onIce.filter(({ position }) => position !== 'G');
  const goalies = onIce.filter(({ position }) => position === 'G');
  const isShort = ({ kind }: BoxedPlayer<Player>) => kind !== 'misconduct';
  const inOrder = [...boxed.filter(isShort), ...boxed.filter((each) => !isShort(each))];
  const free = Math.max(0, ROWS - onIce.length);
  const above = [...skaters.map((player) => ({ player, left: null })), ...inOrder.slice(0, free)];
  return [
    ...above.map(({ player, left }, index) => ({ player, left, row: index + 1 })),
    ...goalies.map((player) => ({ player, left: null, row: ROWS })),
  ];
}
