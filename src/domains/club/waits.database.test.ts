import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { leaveClub, takeClub } from '#domains/club/store/ownership.ts';
import { noteCommitment } from '#domains/club/store/waits.ts';
import { BUILDABLE } from '#domains/facilities/constants.ts';
import { news } from '#domains/news/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { PASSWORD, register } from '../../../tests/factories/newcomers.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { clearSeats, giveClub } from '../../../tests/factories/seats.ts';
import { type Browser, makeBrowser } from '../../../tests/factories/server.ts';
import {
  asset,
  between,
  DAY,
  KIMS,
  MIAS,
  OLES,
  OTHERS,
  offer,
  SEASON,
  TradingFloor,
} from '../../../tests/factories/trading.ts';
import { separateHomes, shareHome } from '../../../tests/factories/user.ts';

const floor = new TradingFloor();
const { db, server } = floor;
beforeAll(() => floor.fund(50_000_000, [3]));

let userId: number;
let browser: Browser;
let count = 0;
/** Club 1 has had a manager for nine days; the other clubs are open. */
beforeEach(async () => {
  await separateHomes(db);
  await db.delete(news);
  await clearSeats(db);
  await floor.goTo(DAY);
  ({ id: userId, browser } = await join());
  await giveClub(db, 1, userId, { fromDay: SEASON * 63 + 1 });
});

const join = () => floor.arrive(`Manager ${++count}`);
const take = (who: Browser, clubId: number) => who.post(`/api/clubs/${clubId}/take`, {});
const leave = (who: Browser, clubId: number) => who.post(`/api/clubs/${clubId}/leave`, {});
const waitsOf = async (who: Browser) => (await who.get('/api/clubs/waits')).body.data;

const borrow = (who: Browser) => who.post(`/api/teams/${KIMS}/loans`, { amount: 2_000_000, days: 63 });

/** Calls that commit a club on the first day, one of each kind. */
const BINDING: Record<string, (who: Browser) => Promise<{ status: number }>> = {
  'offer a trade': async (who) =>
    offer(who, KIMS, MIAS, [asset(await floor.playerOf(3, 0))], [asset(await floor.playerOf(1, 0))]),
  'put somebody on waivers': async (who) =>
    who.post(`/api/players/${await floor.playerOf(3, 13)}/roster-moves`, { to: 'FRM' }),
  'claim somebody': async (who) => {
    const waiver = {
      playerId: await floor.playerOf(4, 9),
      clubId: 4,
      fromTeamId: OTHERS,
      toTeamId: OTHERS + 1,
      placedOn: SEASON * 63 + DAY,
      clearsOn: SEASON * 63 + DAY + 1,
    };
    const [{ id = 0 } = {}] = await db.insert(waivers).values(waiver).returning();
    return who.post(`/api/waivers/${id}/claim`, {});
  },
  borrow,
  build: (who) => who.post(`/api/teams/${KIMS}/facilities/${BUILDABLE[0]}/build`, {}),
  'dismiss somebody': async (who) => {
    await makeCoach(db, { job: { clubId: 3, role: 'youth' } });
    return who.post(`/api/teams/${KIMS}/staff/youth/dismiss`, {});
  },
  'offer somebody a contract': async (who) => {
    const playerId = await makePlayer(db, { teamId: null, skill: 60, birthSeason: SEASON - 25 });
    return who.post(`/api/teams/${KIMS}/free-agent-offers`, { playerId, terms: { salaries: [775_000] } });
  },
};

describe('a manager who leaves a club', () => {
  it('waits a week for another club and a season for the same one, and is told before and after', async () => {
    expect(await waitsOf(browser)).toEqual({ any: null, clubs: [], mayLeaveFreely: false });
    expect((await leave(browser, 1)).status).toBe(204);
    expect(await waitsOf(browser)).toMatchObject({
      any: { season: SEASON, day: DAY + 7, isOwn: true },
      clubs: [{ team: { clubId: 1 }, season: SEASON + 1, day: DAY }],
    });
    expect((await take(browser, 4)).body).toMatchObject({
      code: 'club.must-wait',
      facts: { season: SEASON, day: DAY + 7 },
    });
    await floor.goTo(DAY + 6);
    expect((await take(browser, 4)).status).toBe(409);
    await floor.goTo(DAY + 7);
    expect((await take(browser, 1)).body.code).toBe('club.must-wait-for-same');
    expect((await take(browser, 4)).status).toBe(200);
    // Each further club costs a week.
    expect((await leave(browser, 4)).status).toBe(204);
    expect((await take(browser, 2)).body.facts).toEqual({ season: SEASON, day: DAY + 14 });
    const told = await db.select({ kind: news.kind, clubId: news.clubId }).from(news).orderBy(news.id);
    expect(told).toEqual([
      { kind: 'manager-left', clubId: 1 },
      { kind: 'manager-arrived', clubId: 4 },
      { kind: 'manager-left', clubId: 4 },
    ]);
  });

  it('makes a second account in the household wait as long, logged in or not', async () => {
    const second = await join();
    await shareHome(db, [userId, second.id]);
    await leave(browser, 1);
    await browser.post('/api/auth/logout', {});
    expect((await take(second.browser, 4)).body.code).toBe('club.must-wait-with-household');
    expect((await take(second.browser, 1)).body.code).toBe('club.must-wait-for-same');
    const stranger = await join();
    expect((await take(stranger.browser, 1)).status).toBe(200);
  });

  it('does not get around the wait by deleting the account and registering again', async () => {
    const enter = async () => {
      const { browser: its, email } = await register(server, {}, makeBrowser(server, { address: '203.0.113.80' }));
      await db.update(users).set({ activatedAt: server.clock.now }).where(eq(users.email, email));
      return its;
    };
    const first = await enter();
    expect((await take(first, 2)).status).toBe(200);
    await floor.goTo(DAY + 1);
    expect((await first.post('/api/user/delete', { password: PASSWORD })).status).toBe(204);
    const again = await enter();
    expect((await take(again, 3)).body).toMatchObject({
      code: 'club.must-wait-with-household',
      facts: { day: DAY + 8 },
    });
    expect((await take(again, 2)).body.code).toBe('club.must-wait-for-same');
    const [told] = await db.select().from(news).where(eq(news.kind, 'manager-left'));
    expect(told?.params).toMatchObject({ manager: expect.stringMatching(/^Former manager \d+$/) });
  });

  it('may try a first club for a day, once', async () => {
    const looks = await join();
    expect((await take(looks.browser, 2)).status).toBe(200);
    expect((await waitsOf(looks.browser)).mayLeaveFreely).toBe(true);
    await leave(looks.browser, 2);
    expect((await take(looks.browser, 2)).status).toBe(200);
    // It is no longer a first club.
    expect((await waitsOf(looks.browser)).mayLeaveFreely).toBe(false);
    await leave(looks.browser, 2);
    expect((await take(looks.browser, 3)).body.code).toBe('club.must-wait');
  });

  it.each(Object.entries(BINDING))('may not try one without a wait and %s', async (_what, act) => {
    const manager = await join();
    expect((await take(manager.browser, 3)).status).toBe(200);
    // A refused call commits no club, nor does a setting.
    expect((await manager.browser.post(`/api/teams/${KIMS}/loans`, { amount: 1, days: 5 })).status).toBe(422);
    expect(
      (
        await manager.browser.put(`/api/teams/${KIMS}/assistant`, {
          resigns: 'nobody',
          maxSalary: 0,
          handsOff: [],
          fills: true,
        })
      ).status,
    ).toBe(204);
    expect((await waitsOf(manager.browser)).mayLeaveFreely).toBe(true);
    expect(await act(manager.browser)).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
    expect((await waitsOf(manager.browser)).mayLeaveFreely).toBe(false);
    await leave(manager.browser, 3);
    expect((await take(manager.browser, 2)).body.code).toBe('club.must-wait');
  });

  it('does not escape the wait by leaving during an act that binds the club', async () => {
    const manager = await join();
    await take(manager.browser, 3);
    const [borrowed] = await Promise.all([borrow(manager.browser), leave(manager.browser, 3)]);
    // As if the loan had been noted only after the club was left.
    if (borrowed.status >= 300) await noteCommitment(db, manager.id);
    expect((await take(manager.browser, 2)).body.code).toBe('club.must-wait');
  });

  it('is released early by an admin, with a public reason', async () => {
    const admin = await join();
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id));
    const lift = (who: Browser, reason: string) => who.post(`/api/admin/users/${userId}/lift-wait`, { reason });
    expect((await lift(admin.browser, 'Took the wrong club.')).body.code).toBe('user.no-wait');
    await leave(browser, 1);
    expect((await lift(browser, 'Please.')).status).toBe(403);
    expect((await lift(admin.browser, ' ')).status).toBe(422);
    expect((await lift(admin.browser, 'Took the wrong club.')).status).toBe(204);
    expect((await take(browser, 4)).status).toBe(200);
    const [told] = await db.select().from(news).where(eq(news.kind, 'manager-wait-lifted'));
    expect(told).toMatchObject({ userId, params: { reason: 'Took the wrong club.' } });
    const [action] = await db.select().from(adminActions).where(eq(adminActions.action, 'user-lift-wait'));
    expect(action?.detail).toEqual({ userId, reason: 'Took the wrong club.' });
  });

  it('gets no club by two requests at once', async () => {
    const both = await Promise.all([leave(browser, 1), take(browser, 4)]);
    expect(both.map(({ status }) => status)).toEqual([204, 409]);
  });
});

describe('a manager who has run two clubs within a season', () => {
  it('makes no trades between two clubs of a household and does not get the first one back', async () => {
    const second = await join();
    await shareHome(db, [userId, second.id]);
    await leave(browser, 1);
    await floor.goTo(DAY + 7);
    expect((await take(browser, 4)).status).toBe(200);
    const [star, spare] = [await floor.playerOf(4, 0), await floor.playerOf(1, 8)];
    const give = (from: number, to: number, gives: number, gets: number, who = browser) =>
      offer(who, from, to, [asset(gives, 50)], [asset(gets)]);
    expect((await give(OTHERS, MIAS, star, spare)).body.code).toBe('trade.fault-same-hands');
    const asked = { ...between(OTHERS, MIAS, [asset(star)], [asset(spare)]), question: 'interest' };
    expect((await browser.post(`/api/teams/${OTHERS}/trades/sound-out`, asked)).body.code).toBe(
      'trade.fault-same-hands',
    );
    // Nor to a club that another account of the household runs.
    expect((await take(second.browser, 2)).status).toBe(200);
    expect((await give(OTHERS, OLES, star, await floor.playerOf(2, 8))).body.code).toBe('trade.fault-same-hands');
    expect((await give(OLES, MIAS, await floor.playerOf(2, 0), spare, second.browser)).body.code).toBe(
      'trade.fault-same-hands',
    );
    await leave(browser, 4);
    await floor.goTo(DAY + 30);
    expect((await take(browser, 1)).body.code).toBe('club.must-wait-for-same');
    // A season later both are ordinary clubs again.
    await db.update(world).set({ seasonNumber: SEASON + 1, day: DAY });
    expect((await take(browser, 1)).status).toBe(200);
    await db.update(world).set({ seasonNumber: SEASON });
  });
});

describe('a manager whose club went bankrupt', () => {
  const fall = async (clubId: number) => {
    await leaveClub(db, { clubId, userId, ending: 'bankrupt' });
    await db.update(users).set({ bankruptAt: new Date() }).where(eq(users.id, userId));
  };
  const startAnew = (clubId: number) => browser.post(`/api/bankruptcy/clubs/${clubId}/take`, {});

  it('starts again at once, and waits after a second bankruptcy within three seasons', async () => {
    await fall(1);
    expect((await browser.get('/api/bankruptcy/clubs')).body.data.map(({ tier }: { tier: number }) => tier)).toEqual([
      1, 1, 1, 1,
    ]);
    expect((await startAnew(1)).body.code).toBe('club.must-wait-for-same');
    expect((await startAnew(4)).status).toBe(200);
    await fall(4);
    expect((await startAnew(2)).body).toMatchObject({ code: 'club.must-wait', facts: { day: DAY + 7 } });
  });

  it('makes the household wait', async () => {
    const second = await join();
    await shareHome(db, [userId, second.id]);
    await fall(1);
    const command = { clubId: 2, userId: second.id, now: new Date() };
    expect(await takeClub(db, command)).toMatchObject({ code: 'club.must-wait-with-household' });
  });
});
