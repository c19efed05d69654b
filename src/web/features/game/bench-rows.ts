/** Which rows the card of those on the ice has, so that rows stay where they are while men come and go. */
import type { PenaltyKind } from '#engine/match/events.ts';

/** Five skaters and the goalie, or six skaters: as in on-ice.module.css. */
const ROWS = 6;

/** A man in the penalty box. */
export interface BoxedPlayer<Player> {
  player: Player;
  kind: PenaltyKind;
  /** Seconds until he may leave it. */
  left: number;
}

export interface BenchRow<Player> {
  /** From the top, from 1 on. */
  row: number;
  player: Player;
  /** Seconds until he may leave the penalty box; null of who is on the ice. */
  left: number | null;
}

/**
 * Skaters, in the places of those who are missing who sits in the box, those first whom it costs a man, and the goalie in
 * the last row.
 * @param onIce the goalie last, when he is on
 * @param boxed anyone who went first at first
 * @returns the rows that are taken, and those of the box for whom there is none, because others skate in their places
 */
export function benchRows<Player extends { position: string }>(
  onIce: readonly Player[],
  boxed: readonly BoxedPlayer<Player>[],
): { rows: BenchRow<Player>[]; further: BoxedPlayer<Player>[] } {
  const skaters = onIce.filter(({ position }) => position !== 'G');
  const goalies = onIce.filter(({ position }) => position === 'G');
  const isShort = ({ kind }: BoxedPlayer<Player>) => kind !== 'misconduct';
  const inOrder = [...boxed.filter(isShort), ...boxed.filter((each) => !isShort(each))];
  const free = Math.max(0, ROWS - onIce.length);
  const above = [...skaters.map((player) => ({ player, left: null })), ...inOrder.slice(0, free)];
  return {
    rows: [
      ...above.map(({ player, left }, index) => ({ player, left, row: index + 1 })),
      ...goalies.map((player) => ({ player, left: null, row: ROWS })),
    ],
    further: inOrder.slice(free),
  };
}
