/** Permissions on a board that two share. */
import { expect, it } from 'vitest';
import { BENCH_ROLES, BENCH_SHARES } from '#domains/lineups/constants.ts';
import { divide, maySet } from '#domains/lineups/rules/bench.ts';
import type { Board } from '#domains/lineups/rules/board.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { emptyLineup } from '#engine/lineup/places.ts';

const standing: Board = { lineup: emptyLineup(), tactics: BALANCED_TACTICS, orders: [] };
const wanted: Board = {
  lineup: { ...emptyLineup(), captain: 7 },
  tactics: { ...BALANCED_TACTICS, forecheck: 'aggressive' },
  orders: [{ fromMinute: 50, tactics: { forecheck: 'passive' } }],
};

it('lines and tactics each belong to manager or coach, however they are shared', () => {
  for (const share of BENCH_SHARES) {
    const [manager, coach] = BENCH_ROLES.map((role) => maySet(role, share));
    expect(manager?.lines).toBe(!coach?.lines);
    expect(manager?.tactics).toBe(!coach?.tactics);
  }
});

it('the bench takes what the coach may set, and passes the rest to the manager as a suggestion', () => {
  const all = { lines: true, tactics: true };
  expect(divide(standing, wanted, all)).toEqual({ board: wanted, suggestion: null });
  expect(divide(standing, wanted, { ...all, tactics: false })).toEqual({
    board: { ...standing, lineup: wanted.lineup },
    suggestion: wanted,
  });
  expect(divide(standing, wanted, { ...all, lines: false })).toEqual({
    board: { ...wanted, lineup: standing.lineup },
    suggestion: wanted,
  });
  expect(divide(standing, wanted, { lines: false, tactics: false })).toEqual({ board: standing, suggestion: wanted });
  // A change within the user's permissions makes no suggestion.
  const lines = { ...standing, lineup: wanted.lineup };
  expect(divide(standing, lines, { ...all, tactics: false })).toEqual({ board: lines, suggestion: null });
});
