import { describe, expect, it } from 'vitest';
import { lineup, tactics, teamOrders } from '#domains/lineups/contract.ts';
import { SETTINGS } from '#domains/lineups/rules/board.ts';
import { ORDER_STARTERS } from '#domains/lineups/rules/presets.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, TACTIC_CHOICES } from '#engine/lineup/lineup.ts';
import { MAX_ORDERS } from '#engine/match/bench/orders.ts';
import { twentyPlayers } from '../../../tests/factories/roster.ts';

describe('the lineup contract', () => {
  it('accepts the engine’s lineups unchanged', () => {
    const board = autoFill(twentyPlayers());
    expect(lineup.parse(board)).toEqual(board);
  });

  it('has the engine’s settings, each with its values and no others', () => {
    expect(Object.keys(tactics.shape).sort()).toEqual([...SETTINGS].sort());
    for (const setting of SETTINGS) expect(tactics.shape[setting].options).toEqual(TACTIC_CHOICES[setting]);
    expect(tactics.safeParse({ ...BALANCED_TACTICS, forecheck: 'sleepy' }).success).toBe(false);
  });

  it('accepts as many orders as the bench follows, and not one more', () => {
    const orders = Array.from({ length: MAX_ORDERS }, () => ORDER_STARTERS.chase);
    expect(teamOrders.parse(orders)).toEqual(orders);
    expect(teamOrders.safeParse([...orders, ORDER_STARTERS.chase]).success).toBe(false);
  });
});
