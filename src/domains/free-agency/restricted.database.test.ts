import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrive } from '#domains/contracts/store/offers.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { answerSheets, sendSheets } from '#domains/free-agency/store/ai-sheets.ts';
import { agreeWithHeld } from '#domains/free-agency/store/qualifying.ts';
import { hold, signQualified } from '#domains/free-agency/store/restricted.ts';
import { offerSheets, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { releasePlayers } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { seasons } from '#domains/season/tables.ts';
import { publishChange } from '#platform/realtime.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { changeRows, emptyTables, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** The PRO team of club 1 (Mia's); Ole runs club 2, and club 3 is an AI club. */
const MIAS = 11;
const SEASON = 3;

const { db, browsers, goTo, inRows, on } = testWorld({ season: SEASON, clubs: ['Mia', 'Ole', 3], rosters: ['PRO'] });
const [mia, ole] = browsers('Mia', 'Ole');
beforeAll(async () => {
  await db.insert(seasons).values({ number: SEASON + 1, year: 2027, phase: 'preseason' });
});
beforeEach(async () => {
  await goTo(62, SEASON);
  await emptyTables(db, 'offer_sheets, restricted_free_agents, arrivals, contracts, draft_picks, news, notifications');
  await inRows((rows) => handOutPicks(rows, SEASON + 1));
});

const flat = (salary: number, seasons: number) => ({ salaries: Array<number>(seasons).fill(salary) });
const view = async (browser: Browser, id: number) =>
  (await browser.get(`/api/players/${id}/restricted-free-agency`)).body.data;
const sendAtOnce = (browser: Browser, id: number, terms: object) =>
  browser.post(`/api/players/${id}/offer-sheets`, { terms });
/** Sends a sheet after checking that its form reports the same fault each time. */
const send = async (browser: Browser, id: number, terms: object) => {
  const { fault } = (await browser.post(`/api/players/${id}/offer-sheet-check`, { terms })).body.data;
  const sent = await sendAtOnce(browser, id, terms);
  expect(fault?.code ?? null).toBe(sent.status < 300 ? null : sent.body.code);
  return sent;
};
const answer = (browser: Browser, id: number, match: boolean) =>
  browser.post(`/api/offer-sheets/${id}/answer`, { match });
const contractsOf = (playerId: number) => rowsOf(db, contracts, { playerId }, 'fromSeason');
const told = async () => (await rowsOf(db, notifications)).map(({ kind }) => kind).sort();
const inTheNews = () => db.select({ kind: news.kind, params: news.params }).from(news).orderBy(news.id);

/** Makes a 23-year-old on an expiring contract. */
async function makeYoung({ clubId = 1, salary = 1_000_000, skill = 72 } = {}): Promise<number> {
  const birthSeason = SEASON - 23;
  const playerId = await makePlayer(db, { teamId: clubId * 10 + 1, jerseyNumber: null, skill, birthSeason });
  await makeContract(db, { playerId, clubId, from: SEASON, to: SEASON, salary });
  return playerId;
}
async function makeHeld(options: Parameters<typeof makeYoung>[0] = {}): Promise<number> {
  const playerId = await makeYoung(options);
  await inRows((rows) => hold(rows, [{ playerId, clubId: options?.clubId ?? 1, salary: 1_050_000 }], SEASON));
  return playerId;
}
/** Makes an offer sheet signed with Ole's club; returns its id. */
async function makeSigned(playerId: number, salary = 9_000_000): Promise<number> {
  expect((await send(ole, playerId, flat(salary, 3))).body.data).toEqual({ signed: true });
  const sheet = await rowOf(db, offerSheets, { status: 'signed' });
  return sheet.id;
}

describe('a qualifying offer', () => {
  it('takes a player off the frenzy’s board, and notifies managers who had planned for him', async () => {
    const onBoard = async (playerId: number) => {
      const { players: shown } = (await ole.get('/api/free-agent-center/frenzy')).body.data;
      return shown.some(({ player }: { player: { id: number } }) => player.id === playerId);
    };
    const playerId = await makeYoung({ skill: 90 });
    const targets = [{ playerId, seasons: 2, maxSalary: 5_000_000 }];
    const plan = async () => (await ole.get('/api/teams/21/frenzy-plan')).body.data;
    const { minimum } = await plan();
    const never = [{ playerId, seasons: 2, maxSalary: minimum - 1 }];
    expect(
      (await ole.put('/api/teams/21/frenzy-plan', { budget: 9_000_000, most: 1, targets: never })).body,
    ).toMatchObject({ code: 'free-agency.never-bid', facts: { minimum } });
    expect((await ole.put('/api/teams/21/frenzy-plan', { budget: 9_000_000, most: 1, targets })).status).toBe(204);
    await publishChange(db, ['players']);
    await expect.poll(() => onBoard(playerId)).toBe(true);
    expect((await plan()).targets).toMatchObject([{ player: { id: playerId }, status: 'open' }]);
    await inRows((rows) => hold(rows, [{ playerId, clubId: 1, salary: 1_050_000 }], SEASON));
    await publishChange(db, ['players']);
    await expect.poll(() => onBoard(playerId)).toBe(false);
    expect((await plan()).targets).toMatchObject([{ player: { id: playerId }, status: 'held' }]);
  });

  it('is made at 105 percent until the night of the draft, and keeps other clubs away', async () => {
    await goTo(60);
    const playerId = await makeYoung();
    expect(await view(mia, playerId)).toMatchObject({ held: null, qualifyFor: 1_050_000 });
    expect((await view(ole, playerId)).qualifyFor).toBeNull();
    expect((await ole.post(`/api/players/${playerId}/qualifying-offer`, {})).body.code).toBe('free-agency.not-ending');
    expect((await mia.post(`/api/players/${playerId}/qualifying-offer`, {})).body.data).toEqual({ salary: 1_050_000 });
    expect((await mia.post(`/api/players/${playerId}/qualifying-offer`, {})).body.code).toBe(
      'free-agency.qualified-already',
    );
    expect(await view(mia, playerId)).toMatchObject({ held: { salary: 1_050_000, isYours: true, daysLeft: 11 } });
    expect((await mia.get('/api/free-agent-center/restricted')).body.data).toMatchObject([
      { player: { id: playerId }, holder: { id: MIAS }, sheetWith: null },
    ]);
    await goTo(61);
    expect((await mia.post(`/api/players/${await makeYoung()}/qualifying-offer`, {})).body.code).toBe(
      'free-agency.qualifying-closed',
    );
  });

  it('is signed in the new season unless he signs elsewhere, and until then he is not a free agent', async () => {
    const playerId = await makeHeld();
    await inRows((rows) => releasePlayers(rows, [playerId], SEASON));
    await goTo(5, SEASON + 1);
    const offer = { playerId, terms: flat(5_000_000, 2) };
    expect((await ole.post('/api/teams/21/free-agent-offers', offer)).body.code).toBe('contracts.not-free');
    expect(await inRows((rows) => signQualified(rows, on(7, SEASON + 1)))).toBe(0);
    expect(await inRows((rows) => signQualified(rows, on(8, SEASON + 1)))).toBe(1);
    expect((await contractsOf(playerId)).at(-1)).toMatchObject({
      ...{ clubId: 1, fromSeason: SEASON + 1, toSeason: SEASON + 1, salary: 1_050_000 },
    });
    await inRows((rows) => arrive(rows, on(9, SEASON + 1)));
    const player = await rowOf(db, players, { id: playerId });
    expect(player.teamId).toBe(MIAS);
    expect(await rowsOf(db, restrictedFreeAgents)).toEqual([]);
  });

  it('is accepted at the end of the frenzy by players who would sign for it anyway', async () => {
    const modest = await makeHeld({ skill: 50 });
    const star = await makeHeld({ skill: 88 });
    expect(await inRows((rows) => agreeWithHeld(rows, { ...on(63), now: new Date() }))).toBe(1);
    expect(await contractsOf(modest)).toMatchObject([{}, { fromSeason: SEASON + 1, salary: 1_050_000 }]);
    expect(await contractsOf(star)).toHaveLength(1);
  });
});

describe('an offer sheet', () => {
  it('when matched keeps the player with his club, on the other club’s terms', async () => {
    const playerId = await makeHeld();
    const sheetId = await makeSigned(playerId);
    expect(await view(mia, playerId)).toMatchObject({ mayMatch: true, sheet: { daysLeft: 7 } });
    const desk = (await mia.get(`/api/teams/${MIAS}/overview`)).body.data.desk;
    expect(desk).toContainEqual(expect.objectContaining({ kind: 'offer-sheet-to-match' }));
    expect((await answer(ole, sheetId, true)).status).toBe(403);
    expect((await answer(mia, sheetId, true)).status).toBe(204);
    expect((await contractsOf(playerId))[1]).toMatchObject({ clubId: 1, salary: 9_000_000, toSeason: SEASON + 3 });
    expect(await told()).toEqual(['sheet-matched', 'sheet-signed']);
    expect(await inTheNews()).toMatchObject([
      { kind: 'offer-sheet', params: { salary: 9_000_000, seasons: 3 } },
      { kind: 'offer-sheet-matched' },
    ]);
    expect((await answer(mia, sheetId, false)).body.code).toBe('free-agency.sheet-over');
  });

  it('not matched within seven game days brings the player in exchange for picks', async () => {
    const playerId = await makeHeld();
    await makeSigned(playerId);
    expect(await inRows((rows) => answerSheets(rows, on(63)))).toBe(0);
    expect(await inRows((rows) => answerSheets(rows, on(6, SEASON + 1)))).toBe(1);
    expect((await contractsOf(playerId))[1]).toMatchObject({ clubId: 2, fromSeason: SEASON + 1, salary: 9_000_000 });
    // $9M of $82M: a first, a second and a third.
    const moved = await db.select().from(draftPicks).where(sql`original_club_id <> owner_club_id`);
    expect(moved.map(({ season, round, ownerClubId }) => [season, round, ownerClubId]).sort()).toEqual([
      [SEASON + 1, 1, 1],
      [SEASON + 1, 2, 1],
      [SEASON + 1, 3, 1],
    ]);
    expect(await told()).toEqual(['sheet-lost', 'sheet-signed', 'sheet-won']);
    expect(await inTheNews()).toMatchObject([
      { kind: 'offer-sheet' },
      { kind: 'offer-sheet-lost', params: { picks: 3 } },
    ]);
  });

  it('is declined when too low, limited to one a day, and needs the club’s own picks', async () => {
    const playerId = await makeHeld({ skill: 85 });
    expect((await send(ole, playerId, flat(800_000, 1))).body.data).toEqual({ signed: false });
    expect((await send(ole, playerId, flat(9_000_000, 1))).body.code).toBe('free-agency.offered-today');
    await changeRows(db, draftPicks, { round: 1 }, { ownerClubId: 3 });
    const another = await makeHeld();
    expect((await send(ole, another, flat(9_000_000, 3))).body.code).toBe('free-agency.picks-missing');
    expect((await send(mia, another, flat(9_000_000, 3))).body.code).toBe('free-agency.own-rights');
    expect((await send(ole, await makeYoung(), flat(9_000_000, 3))).body.code).toBe('free-agency.not-held');
  });

  it('is void when the club has traded away its picks meanwhile', async () => {
    const playerId = await makeHeld();
    const sheetId = await makeSigned(playerId);
    await changeRows(db, draftPicks, { originalClubId: 2 }, { ownerClubId: 3 });
    expect((await answer(mia, sheetId, false)).status).toBe(204);
    expect(await contractsOf(playerId)).toHaveLength(1);
    expect(await view(mia, playerId)).toMatchObject({ held: { isYours: true }, sheet: null });
    expect(await told()).toContain('sheet-void');
  });

  it('is signed once when two clubs send one at the same time', async () => {
    const playerId = await makeHeld({ clubId: 3 });
    const both = await Promise.all([mia, ole].map((browser) => sendAtOnce(browser, playerId, flat(9_000_000, 3))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('to an AI club is answered the next morning, and not matched when too expensive', async () => {
    const [cheap, dear] = [await makeHeld({ clubId: 3, skill: 85 }), await makeHeld({ clubId: 3, skill: 60 })];
    const least = 16_000_000;
    expect((await send(mia, cheap, flat(least, 3))).body.data).toEqual({ signed: true });
    expect((await send(ole, dear, flat(9_000_000, 3))).body.data).toEqual({ signed: true });
    expect(await inRows((rows) => answerSheets(rows, on(62)))).toBe(0);
    expect(await inRows((rows) => answerSheets(rows, on(63)))).toBe(2);
    expect((await contractsOf(cheap))[1]).toMatchObject({ clubId: 3 });
    expect((await contractsOf(dear))[1]).toMatchObject({ clubId: 2 });
  });

  it('of an AI club comes on only one morning a summer', async () => {
    await makeHeld({ skill: 80 });
    expect(await inRows((rows) => sendSheets(rows, on(61)))).toBe(0);
    expect(await inRows((rows) => sendSheets(rows, on(62)))).toBeGreaterThanOrEqual(0);
  });
});

describe('an offer sheet from an accomplice', () => {
  it('cannot take a player worth more to his club than the offer: its board matches', async () => {
    const playerId = await makeHeld({ skill: 78 });
    let sheetId: number | undefined;
    // The lowest salary he signs for, as an accomplice would find by trying.
    for (let salary = 1_250_000; sheetId === undefined; salary += 250_000) {
      await db.delete(offerSheets);
      if ((await send(ole, playerId, flat(salary, 3))).body.data.signed)
        sheetId = (await rowsOf(db, offerSheets))[0]?.id;
    }
    const refused = await answer(mia, sheetId, false);
    expect([refused.status, refused.body.code]).toEqual([409, 'free-agency.sheet-is-gift']);
    expect(await inRows((rows) => answerSheets(rows, on(6, SEASON + 1)))).toBe(1);
    expect((await contractsOf(playerId))[1]).toMatchObject({ clubId: 1 });
  });
});
