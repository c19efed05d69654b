/** Trades that others than their two managers decide: gifts, votes on them, and the morning on which they are settled. */
import { beforeAll, beforeEach, expect } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { settleEscrows } from '#domains/trade/store/escrow.ts';
import { knownSecret } from '#engine/secret.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { rowsOf } from './rows.ts';
import type { Browser } from './server.ts';
import { asset, MIAS, OLES, offer, SEASON, TradingFloor } from './trading.ts';
import { shareHome } from './user.ts';

/** Skill of a star who makes a trade for a bench player lopsided, and of one whom votes may not pass. */
export const [STAR, SUPERSTAR] = [76, 88];

export const vote = (browser: Browser, tradeId: number, isFor: boolean) =>
  browser.post(`/api/trades/${tradeId}/vote`, { isFor, reason: isFor ? 'Fair enough.' : 'No.' });

/**
 * Returns the trading floor of the tests of a file, which is clear when each begins. Kim, Ida and Leo may vote on trades of Mia
 * and Ole.
 */
export function escrowFloor() {
  const floor = new TradingFloor();
  const [ida, leo] = [{} as Browser, {} as Browser];
  beforeAll(async () => {
    Object.assign(ida, await floor.addVoter(5, 'Ida'));
    Object.assign(leo, await floor.addVoter(6, 'Leo'));
  });
  beforeEach(() => floor.clear());

  /**
   * Makes Mia trade her best player to Ole for next to nothing, which he accepts. @returns the trade, and the player she gives
   */
  async function gift(skill = STAR) {
    const { mia, ole } = floor;
    const hers = await floor.playerOf(1, 0);
    await floor.setSkill(hers, skill);
    const his = await floor.playerOf(2, 8);
    // He may have been part of an earlier gift.
    await floor.setSkill(his, 66);
    const { tradeId } = (await offer(mia, MIAS, OLES, [asset(hers)], [asset(his)])).body.data;
    expect((await ole.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    return { tradeId, hers };
  }
  const hoursLater = (hours: number) => new Date(floor.server.clock.now.getTime() + hours * HOUR_MS);
  /** Settles trades on the morning of a day, when every voter has had time. */
  const settle = (day: number, hours = 12) =>
    floor.database.db.transaction((tx) =>
      settleEscrows(pgRows(tx), {
        today: { season: SEASON, day, absoluteDay: SEASON * 63 + day, secret: knownSecret(1) },
        now: hoursLater(hours),
      }),
    );
  const place = async (placeHash: string, names: readonly string[]) => {
    const { db } = floor.database;
    const found = await rowsOf(db, users, { name: [...names] });
    await shareHome(
      db,
      found.map(({ id }) => id),
      placeHash,
    );
  };
  const told = async (kind: 'trade-escrow' | 'trade-vote' | 'trade-rejected') =>
    (await rowsOf(floor.database.db, notifications, { kind })).length;
  return { floor, ida, leo, gift, hoursLater, settle, place, told };
}
