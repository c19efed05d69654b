/**
 * Tests that a manager's acts before leaving are reversed, by the successor or the board, without creating or losing a
 * dollar.
 */
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DayContext } from '#domains/day.ts';
import { levelsPaid } from '#domains/facilities/checks.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { loansEqualLedger, transactionsBalance } from '#domains/finances/checks.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { payLoans } from '#domains/finances/store/loans.ts';
import { loans } from '#domains/finances/tables.ts';
import { news } from '#domains/news/tables.ts';
import { probationDays } from '#domains/probation/days.ts';
import { waivers } from '#domains/roster/tables.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { asset, DAY, OLES, offer, SEASON, TradingFloor } from '../../../tests/factories/trading.ts';

const KIMS = 31;
const TODAY = SEASON * 63 + DAY;

const floor = new TradingFloor();
const { db } = floor;
beforeAll(() => floor.fund(60_000_000));
beforeEach(() => floor.clear());

const balance = () => balanceOf(db, 'club:3');
const post = (browser: Browser, path: string, body: object = {}) => browser.post(`/api${path}`, body);
const actsOf = async (browser: Browser): Promise<{ id: number; act: { what: string } }[]> =>
  (await browser.get(`/api/teams/${KIMS}/former-acts`)).body.data;
const reverse = async (browser: Browser, what: string) => {
  const found = (await actsOf(browser)).find(({ act }) => act.what === what);
  return post(browser, `/notifications/${found?.id}/undo`);
};
const expectSound = async () => {
  expect(await floor.faults(transactionsBalance, loansEqualLedger, levelsPaid)).toEqual([]);
};

/** Lets a new user take over Kim's club, which has just lost its manager. */
async function successor(name: string): Promise<Browser> {
  const { browser } = await floor.arrive(name);
  expect((await post(browser, '/clubs/3/take')).status).toBe(200);
  return browser;
}

/** Lets a manager without probation borrow, build twice, offer a trade, waive a spare player, and leave. */
async function wreck(browser: Browser) {
  expect((await post(browser, `/teams/${KIMS}/loans`, { amount: 80_000_000, days: 126 })).status).toBe(200);
  for (const facility of ['boxes', 'seats']) {
    expect((await post(browser, `/teams/${KIMS}/facilities/${facility}/build`)).status).toBe(200);
  }
  const { tradeId } = (
    await offer(browser, KIMS, OLES, [asset(await floor.playerOf(3, 0))], [asset(await floor.playerOf(2, 8))])
  ).body.data;
  const spare = await floor.playerOf(3, 13);
  expect((await post(browser, `/players/${spare}/roster-moves`, { to: 'FRM' })).body.data).toEqual({
    isOnWaivers: true,
  });
  expect((await post(browser, '/clubs/3/leave')).status).toBe(204);
  return { tradeId, spare };
}

describe('a manager’s successor', () => {
  it('sees what can be reversed, and reverses it one by one, to the dollar', async () => {
    await db.execute(sql`update seats set from_day = ${TODAY - 100} where to_day is null`);
    const before = await balance();
    const { tradeId, spare } = await wreck(floor.kim);
    await floor.goTo(DAY + 1);
    await db.transaction((tx) => payLoans(pgRows(tx), { season: SEASON, day: DAY + 1 }));
    expect(await balance()).not.toBe(before);
    // A successor who leaves right away does not hide earlier acts.
    const passing = await successor('Mona');
    expect((await post(passing, '/clubs/3/leave')).status).toBe(204);

    const her = await successor('Nora');
    expect((await actsOf(her)).map(({ act }) => act.what).sort()).toEqual([
      'facility',
      'facility',
      'loan',
      'trade',
      'waiver',
    ]);
    expect((await her.get('/api/desk')).body.data).toContainEqual(
      expect.objectContaining({ kind: 'former-acts', params: { count: 5 } }),
    );
    expect((await floor.ole.get(`/api/teams/${KIMS}/former-acts`)).status).toBe(403);

    expect((await reverse(her, 'trade')).status).toBe(204);
    expect(await floor.statusOf(tradeId)).toBe('withdrawn');
    expect((await reverse(her, 'waiver')).status).toBe(204);
    expect((await rowsOf(db, waivers, { playerId: spare }))[0]?.status).toBe('withdrawn');
    const [project] = (await actsOf(her)).filter(({ act }) => act.what === 'facility');
    const twice = await Promise.all([1, 2].map(() => post(her, `/notifications/${project?.id}/undo`)));
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await reverse(her, 'facility')).status).toBe(204);
    expect((await reverse(her, 'loan')).status).toBe(204);
    expect(await balance()).toBe(before);
    expect(await actsOf(her)).toEqual([]);
    await expectSound();
  });

  it('pays for a project restarted after its reversal', async () => {
    const her = await makeLoggedInBrowser(floor.server, floor.database, 'nora@example.org');
    const before = await balance();
    expect((await post(her, `/teams/${KIMS}/facilities/boxes/build`)).status).toBe(200);
    expect(await balance()).toBeLessThan(before);
    await expectSound();
    expect((await post(her, '/clubs/3/leave')).status).toBe(204);
    const him = await successor('Otto');
    expect((await reverse(him, 'facility')).status).toBe(204);
    expect(await balance()).toBe(before);
    const row = await rowOf(db, facilities, { clubId: 3, facility: 'boxes' });
    expect(row).toMatchObject({ level: 3, readyOn: null, projects: 2 });
    await expectSound();
  });

  it('gets a claimed player back only if the other club agrees: its manager is asked, and undoes the claim', async () => {
    await db.execute(sql`update seats set since = to_timestamp(0), from_day = ${TODAY - 100} where to_day is null`);
    const otto = await makeLoggedInBrowser(floor.server, floor.database, 'otto@example.org');
    const spare = await floor.playerOf(3, 12);
    expect((await post(otto, `/players/${spare}/roster-moves`, { to: 'FRM' })).status).toBe(200);
    await db.execute(sql`update waivers set status = 'claimed', claimed_by_club_id = 2 where player_id = ${spare}`);
    await db.execute(sql`update players set team_id = ${OLES} where id = ${spare}`);
    await db.execute(sql`update contracts set club_id = 2 where player_id = ${spare}`);
    expect((await post(otto, '/clubs/3/leave')).status).toBe(204);

    const her = await successor('Pia');
    const asked = await reverse(her, 'waiver');
    expect([asked.status, asked.body.code]).toEqual([409, 'roster.return-asked']);
    expect((await reverse(her, 'waiver')).body.code).toBe('roster.return-asked');
    const inbox = (await floor.ole.get('/api/notifications/list')).body.data;
    const requests = inbox.filter(({ kind }: { kind: string }) => kind === 'waiver-return');
    expect(requests).toMatchObject([{ undo: 'open', params: { playerId: spare } }]);
    expect(await floor.teamOf(spare)).toBe(OLES);
    expect((await post(floor.ole, `/notifications/${requests[0].id}/undo`)).status).toBe(204);
    expect(await floor.teamOf(spare)).toBe(KIMS);
    expect(await actsOf(her)).toEqual([]);
  });
});

describe('the board of a club left without a manager', () => {
  it('reverses the next morning what clearly harms the club, and announces it', async () => {
    await db.execute(sql`update seats set since = to_timestamp(0), from_day = ${TODAY - 100} where to_day is null`);
    const pia = await makeLoggedInBrowser(floor.server, floor.database, 'pia@example.org');
    const before = await balance();
    expect((await post(pia, `/teams/${KIMS}/loans`, { amount: 80_000_000, days: 126 })).status).toBe(200);
    for (const facility of ['medical', 'scouting', 'academy']) {
      expect((await post(pia, `/teams/${KIMS}/facilities/${facility}/build`)).status).toBe(200);
    }
    const { tradeId } = (
      await offer(pia, KIMS, OLES, [asset(await floor.playerOf(3, 0))], [asset(await floor.playerOf(2, 8))])
    ).body.data;
    expect((await post(pia, '/clubs/3/leave')).status).toBe(204);

    const hook = probationDays.find(({ name }) => name === 'probation.reversals');
    const morning = () =>
      db.transaction(async (tx) =>
        hook?.run({
          rows: pgRows(tx),
          season: SEASON,
          day: DAY + 2,
          absoluteDay: TODAY + 2,
          secret: knownSecret(1),
          past: null,
          now: new Date(),
        } as DayContext),
      );
    // The offer, two of three projects, and the loan, which the club does not need.
    expect(await morning()).toEqual({ reversed: 4 });
    expect(await floor.statusOf(tradeId)).toBe('withdrawn');
    expect(
      await db
        .select()
        .from(loans)
        .where(and(eq(loans.clubId, 3), sql`${loans.owed} > 0`)),
    ).toEqual([]);
    const building = await db
      .select()
      .from(facilities)
      .where(and(eq(facilities.clubId, 3), sql`${facilities.readyOn} is not null`));
    expect(building).toHaveLength(1);
    expect(before - (await balance())).toBeLessThan(10_000_000);
    expect(await rowsOf(db, news, { kind: 'board-reversed' })).toMatchObject([{ params: { count: 4 } }]);
    expect(await morning()).toEqual({ reversed: 0 });
    await expectSound();
  });
});
