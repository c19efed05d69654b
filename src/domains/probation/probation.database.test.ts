/**
 * Tests new managers on probation through the API: those who would wreck a club are stopped, those who build one are
 * not.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILDABLE } from '#domains/facilities/constants.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { loans } from '#domains/finances/tables.ts';
import { seats } from '#domains/seat/tables.ts';
import { trades } from '#domains/trade/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { asset, DAY, MIAS, OLES, OTHERS, offer, SEASON, TradingFloor } from '../../../tests/factories/trading.ts';

const floor = new TradingFloor();
const { db, goTo } = floor;
let mallory: Browser;
let nora: Browser;
beforeAll(async () => {
  await db.update(world).set({ dayMinutes: 24 * 60 });
  await floor.fund(30_000_000);
  ({ browser: mallory } = await floor.arrive('Mallory'));
  ({ browser: nora } = await floor.arrive('Nora'));
});

const probationOf = async (browser: Browser, teamId: number) =>
  (await browser.get(`/api/teams/${teamId}/probation`)).body.data;

describe('a manager who wants to wreck a club', () => {
  it('borrows no 80 million, builds one project at a time, and waives or gives away none of the best', async () => {
    const her = mallory;
    const star = await floor.playerOf(4, 0);
    await floor.setSkill(star, 88);
    expect((await her.post('/api/clubs/4/take', {})).status).toBe(200);

    const loan = await her.post(`/api/teams/${OTHERS}/loans`, { amount: 80_000_000, days: 126 });
    expect([loan.status, loan.body.code]).toEqual([409, 'probation.loan-too-large']);
    expect(await db.select().from(loans)).toEqual([]);

    const begun = [];
    for (const facility of BUILDABLE) {
      begun.push((await her.post(`/api/teams/${OTHERS}/facilities/${facility}/build`)).body.code ?? 'begun');
    }
    expect(begun).toEqual(
      ['begun', ...Array(5).fill('probation.one-project')]
        .with(4, 'probation.heard-enough')
        .with(5, 'probation.heard-enough'),
    );
    expect(await db.select().from(facilities)).toHaveLength(1);
    expect(await balanceOf(db, 'club:4')).toBe(20_000_000);

    const waived = await her.post(`/api/players/${star}/roster-moves`, { to: 'FRM' });
    expect([waived.status, waived.body.code]).toEqual([409, 'probation.core-player']);

    const { tradeId } = (await offer(her, OTHERS, OLES, [asset(star)], [asset(await floor.playerOf(2, 8))])).body.data;
    const accepted = await floor.ole.post(`/api/trades/${tradeId}/accept`, {});
    expect([accepted.status, accepted.body.code]).toEqual([409, 'probation.trade-too-dear']);
    expect(await floor.teamOf(star)).toBe(OTHERS);
    expect((await db.select().from(trades).where(eq(trades.id, tradeId)))[0]?.status).toBe('declined');
    expect((await her.get(`/api/trades/${tradeId}`)).body.data.log.at(-1)).toMatchObject({ says: 'board-declines' });
    await floor.expectWhole();
  });

  it('sees the board’s answers, and no other user does', async () => {
    const view = await probationOf(mallory, OTHERS);
    expect(view).toMatchObject({
      reason: 'new',
      untilDay: { season: SEASON, day: DAY + 10 },
      daysLeft: 10,
      loan: { free: 5_100_000, most: 20_400_000 },
      waiversLeft: 3,
    });
    expect(view.answers.map(({ act, refused }: { act: string; refused: unknown }) => [act, refused === null])).toEqual([
      ['trade', false],
      ['waivers', false],
      ['facility', false],
      ['facility', false],
      ['facility', false],
      ['facility', true],
      ['loan', false],
    ]);
    expect(JSON.stringify(view)).not.toContain('goals');
    expect((await floor.ole.get(`/api/teams/${OTHERS}/probation`)).status).toBe(403);
    const { data: desk } = (await mallory.get('/api/desk')).body;
    expect(desk).toContainEqual(
      expect.objectContaining({ kind: 'probation', params: { daysLeft: 10, hoursLeft: 72, isFast: false } }),
    );
  });

  it('is not heard again after three declined requests in a day', async () => {
    const ask = () => mallory.post(`/api/teams/${OTHERS}/loans`, { amount: 60_000_000, days: 63 });
    expect([(await ask()).body.code, (await ask()).body.code, (await ask()).body.code]).toEqual([
      'probation.loan-too-large',
      'probation.loan-too-large',
      'probation.heard-enough',
    ]);
    await goTo(DAY + 1);
    expect((await ask()).body.code).toBe('probation.loan-too-large');
    await goTo(DAY);
  });

  it('makes no offer to which the board would not listen', async () => {
    const star = await floor.playerOf(4, 0);
    const give = async (index: number) =>
      offer(mallory, OTHERS, OLES, [asset(star)], [asset(await floor.playerOf(2, index))]);
    // The board has declined one trade today.
    for (const index of [9, 10]) {
      const { tradeId } = (await give(index)).body.data;
      expect((await floor.ole.post(`/api/trades/${tradeId}/accept`, {})).body.code).toBe('probation.trade-too-dear');
    }
    const before = await db.$count(trades);
    expect((await give(11)).body.code).toBe('probation.heard-enough');
    expect(await db.$count(trades)).toBe(before);
  });

  it('sets no ticket price far from the usual one', async () => {
    const { least, version } = (await mallory.get(`/api/teams/${OTHERS}/tickets`)).body.data;
    const headers = { 'if-match': `"${version}"` };
    const priced = await mallory.put(`/api/teams/${OTHERS}/ticket-price`, { price: least }, headers);
    expect(priced.body.code).toBe('probation.ticket-price-far');
  });

  it('has acted on as many game days as on which a call of theirs succeeded', async () => {
    const [seat] = await db
      .select()
      .from(seats)
      .where(and(eq(seats.clubId, 4), isNull(seats.toDay)));
    expect(seat).toMatchObject({ actDays: 1, lastActOn: SEASON * 63 + DAY });
  });

  it('dismisses two coaches, not the whole staff', async () => {
    const roles = ['head', 'offense', 'defense', 'goalie'] as const;
    for (const role of roles) {
      await makeCoach(db, { lastname: role, job: { clubId: 4, role, season: SEASON } });
    }
    const answers = [];
    for (const role of roles) {
      const { status, body } = await mallory.post(`/api/teams/${OTHERS}/staff/${role}/dismiss`);
      answers.push(body?.code ?? status);
    }
    expect(answers).toEqual([200, 200, 'probation.dismissals-enough', 'probation.dismissals-enough']);
  });

  it('bids what players ask in the frenzy, and no fortune', async () => {
    const free = { teamId: null, freeAgentSince: SEASON, birthSeason: SEASON - 28, skill: 55 };
    const ids = [await makePlayer(db, free), await makePlayer(db, free)];
    const bid = async (maxSalary: number) => {
      const targets = ids.map((playerId, index) => ({ playerId, seasons: 3, maxSalary: index ? maxSalary : 900_000 }));
      const plan = { budget: 20_000_000, most: 2, targets };
      const { status, body } = await mallory.put(`/api/teams/${OTHERS}/frenzy-plan`, plan);
      return body?.code ?? status;
    };
    expect(await bid(9_000_000)).toBe('probation.contract-too-dear');
    expect(await bid(1_000_000)).toBe(204);
  });
});

describe('an honest new manager', () => {
  it('gets a sensible loan, a project and a fair trade', async () => {
    expect((await floor.kim.post('/api/clubs/3/leave', {})).status).toBe(204);
    const her = nora;
    expect((await her.post('/api/clubs/3/take', {})).status).toBe(200);
    expect((await her.post('/api/teams/31/facilities/academy/build')).status).toBe(200);
    expect((await her.post('/api/teams/31/loans', { amount: 3_000_000, days: 63 })).status).toBe(200);
    const [hers, his] = [await floor.playerOf(3, 1), await floor.playerOf(1, 1)];
    const { tradeId } = (await offer(her, 31, MIAS, [asset(hers)], [asset(his)])).body.data;
    expect((await floor.mia.post(`/api/trades/${tradeId}/accept`, {})).status).toBe(204);
    expect(await floor.statusOf(tradeId)).toBe('done');
    const { answers } = await probationOf(her, 31);
    // A loan this small needs no consent.
    expect(answers.map(({ act, refused }: { act: string; refused: unknown }) => [act, refused])).toEqual([
      ['trade', null],
      ['facility', null],
    ]);
  });

  it('ends probation after ten game days and three real days', async () => {
    const her = nora;
    const { clock } = floor.server;
    const before = clock.now;
    await goTo(DAY + 10);
    expect(await probationOf(her, 31)).toMatchObject({ daysLeft: 0, actDaysLeft: null });
    // Where days are short, days on which she has acted count, and three hours.
    await db.update(world).set({ dayMinutes: 30 });
    clock.now = new Date(before.getTime() + 3 * 3_600_000);
    expect((await probationOf(her, 31)).actDaysLeft).toBeGreaterThan(0);
    await db.update(seats).set({ actDays: 10 }).where(eq(seats.clubId, 3));
    expect(await probationOf(her, 31)).toBeNull();
    await db.update(world).set({ dayMinutes: 24 * 60 });
    clock.now = before;
    clock.now = new Date(before.getTime() + 3 * 86_400_000);
    expect(await probationOf(her, 31)).toBeNull();
    expect((await her.post('/api/teams/31/loans', { amount: 40_000_000, days: 63 })).status).toBe(200);
    clock.now = before;
    await goTo(DAY);
  });

  it('has no probation as the only manager of the world', async () => {
    expect(await probationOf(mallory, OTHERS)).not.toBeNull();
    await db.execute(sql`delete from seats where to_day is null and club_id <> 4`);
    expect(await probationOf(mallory, OTHERS)).toBeNull();
  });
});
