/** A club's opinions, wants and offers stay secret: no read call reveals them, not even to an admin. */
import { call, ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractRoutes } from '#domains/contracts/routes.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import { comments } from '#domains/discussion/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftBoards, draftPicks, scoutingEyes, sightings } from '#domains/draft/tables.ts';
import { assistantLimits, frenzyPlans, frenzyTargets } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import { tradeRoutes } from '#domains/trade/routes.ts';
import { tradeAssets, tradeLog, tradePatience, trades } from '#domains/trade/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { FACEOFF } from '../../../tests/factories/live-game.ts';
import { makeContract, makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { addRow, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeScout } from '../../../tests/factories/scout.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { differences, WatchedGame } from '../../../tests/factories/watched-game.ts';

/** Club 1 is the viewer's; clubs 2 and 3 must not leak anything, and 4 is an AI club. */
const [OTHER, THIRD, NOBODYS] = [2, 3, 4];
/** Everyone's hidden attributes: numbers that appear nowhere else in the answers. */
const HIDDEN = { peakAge: 29_221, growthRate: 31_117 };
const CEILINGS = [97, 81, 96, 83];
let game: WatchedGame;
let db: TestDatabase['db'];
let userId = 0;
let season = 0;
let day = 0;
/** Number of amateurs a scout has seen; the count is shown for every scout. */
const SEEN = 6;
const amateurs: number[] = [];
let own: number[] = [];
let assets: number[] = [];
let freeAgent = 0;
let scoutId = 0;
let before: Record<string, string> = {};
let answered: Record<string, string> = {};

beforeAll(async () => {
  game = await WatchedGame.make();
  ({ db } = game.database);
  const [date] = (await db.execute(sql`select season_number as season, day from world`)).rows as {
    season: number;
    day: number;
  }[];
  season = date?.season ?? 0;
  day = season * 63 + (date?.day ?? 0);
  userId = await makeUser(db, { name: 'Other Manager' });
  const third = await makeUser(db, { name: 'Third Manager' });
  await giveClub(db, OTHER, userId);
  await makeClub(db, { id: THIRD, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season, managerId: third });
  await makeClub(db, { id: NOBODYS, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season });
  await makeRoster(db, 41);
  await db.transaction((tx) => handOutPicks(pgRows(tx), season));
  for (let index = 0; index < 2 * SEEN; index++)
    amateurs.push(
      await makePlayer(db, { teamId: null, birthSeason: season - 18, draftClass: season, skill: 45 + index }),
    );
  own = await signedOf(1);
  assets = await signedOf(OTHER);
  await signedOf(NOBODYS);
  scoutId = await makeScout(db, { job: { clubId: OTHER, role: 'amateur', season } });
  await see(amateurs.slice(SEEN), { present: 50, potential: 70 });
  freeAgent = await makePlayer(db, { teamId: null });
  const head = sql.raw(`array[${CEILINGS.join(',')}]::smallint[]`);
  await db.update(players).set({ ...HIDDEN, ceilings: sql`${head} || ceilings[5:]` });
  const offered = { playerId: freeAgent, clubId: OTHER, fromSeason: season };
  const terms = { salaries: [1_000_000], signingBonus: 0, clause: 'none' as const };
  await db.insert(freeAgentOffers).values({ ...offered, terms, madeOn: day, decidesOn: day + 1 });
  before = await game.everyAnswer(FACEOFF);
  answered = await asked();
});
afterAll(() => game.drop());

/** Stores what the other club's scout has seen of some amateurs. */
async function see(playerIds: readonly number[], opinion: { present: number; potential: number }): Promise<void> {
  const seen = { season, clubId: OTHER, personId: scoutId, looks: 6, error: 2, lastDay: day, ...opinion };
  await db.delete(sightings);
  await db
    .insert(sightings)
    .values(playerIds.map((playerId) => ({ ...seen, playerId, strengths: [1, 2], weakness: 3 })));
}

/** Signs all players of a club's first team. @returns their ids */
async function signedOf(clubId: number): Promise<number[]> {
  const squad = await rowsOf(db, players, { teamId: 10 * clubId + 1 });
  for (const { id } of squad) await makeContract(db, { playerId: id, clubId, from: season, to: season + 2 });
  return squad.map(({ id }) => id);
}

/** Returns the answers club 1's manager gets when asking and offering, then undoes them. */
async function asked(): Promise<Record<string, string>> {
  const user = makeSessionUser({ id: game.managerId, clubId: 1, teamIds: [11, 12, 13] });
  const context = makeApiContext(db, user, { now: FACEOFF });
  const [hers = 0, his = 0] = [own[1], assets[1]];
  const theirs = await rowOf(db, players, { teamId: 41 });
  const part = (playerId: number, fromTeamId: number, toTeamId: number) => {
    return { kind: 'player' as const, playerId, retention: 0, fromTeamId, toTeamId };
  };
  const withOther = { id: 11, withTeamId: 21, parts: [part(hers, 11, 21), part(his, 21, 11)] };
  const ofThree = { ...withOther, thirdTeamId: 31, parts: [part(hers, 11, 31), part(his, 21, 11)] };
  const withNobodys = { id: 11, withTeamId: 41, parts: [part(theirs.id, 41, 11)] };
  const both = { ...withNobodys, parts: [...withNobodys.parts, part(hers, 11, 41)] };
  const terms = { salaries: [1_500_000], signingBonus: 0, clause: 'none' as const };
  const requests: Record<string, () => Promise<unknown>> = {
    'check with another': () => call(tradeRoutes.check, withOther, { context }),
    'check with two others': () => call(tradeRoutes.check, ofThree, { context }),
    'sound another out': () => call(tradeRoutes.soundOut, { ...withOther, question: 'interest' }, { context }),
    'sound nobody’s club out': () => call(tradeRoutes.soundOut, { ...both, question: 'interest' }, { context }),
    'what it wants': () => call(tradeRoutes.soundOut, { ...withNobodys, question: 'wants' }, { context }),
    'make it work': () => call(tradeRoutes.soundOut, { ...both, question: 'make-it-work' }, { context }),
    'offer to another': () => call(tradeRoutes.propose, withOther, { context }),
    'offer to nobody’s club': () => call(tradeRoutes.propose, both, { context }),
    'offer to a free agent': () => call(contractRoutes.makeOffer, { id: 11, playerId: freeAgent, terms }, { context }),
  };
  const answers: Record<string, string> = {};
  for (const [name, ask] of Object.entries(requests)) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof ORPCError) return { refused: error.data };
      throw error;
    });
    // A new row gets the next id, whatever else it holds.
    answers[name] = JSON.stringify(answer).replace(/"(tradeId|offerId)":\d+/, '"$1"');
  }
  await db.delete(freeAgentOffers).where(eq(freeAgentOffers.clubId, 1));
  await db.execute(sql`delete from trade_log where trade_id in (select id from trades where from_club_id = 1)`);
  await db.execute(sql`delete from trade_assets where trade_id in (select id from trades where from_club_id = 1)`);
  await db.delete(trades).where(eq(trades.fromClubId, 1));
  await db.delete(tradePatience).where(eq(tradePatience.withClubId, 1));
  return answers;
}

/** Returns the calls whose answers have changed since something was done that only club 2 may know. */
async function told(): Promise<string[]> {
  const now = await game.everyAnswer(FACEOFF);
  return [...differences(before, now), ...differences(answered, await asked())];
}

describe('no user sees', () => {
  it('a player’s potential, peak age or growth rate: no response has such a number', () => {
    const numbers = [CEILINGS.join(','), ...Object.values(HIDDEN).map(String)];
    const telling = Object.entries({ ...before, ...answered }).filter(([, answer]) =>
      numbers.some((number) => new RegExp(`\\b${number}\\b`).test(answer)),
    );
    expect(telling.map(([name]) => name)).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThan(100);
  });

  it('an AI club’s view of an offer, except in words', () => {
    const words = ['sound nobody’s club out', 'what it wants', 'make it work', 'offer to nobody’s club'];
    for (const name of words) {
      expect(answered[name], name).toMatch(/"(yes|almost|short|far|nothing)"/);
      expect(answered[name]?.replace(/"(playerId|pickId|id|season|round|spot|retention)":\d+/g, ''), name).not.toMatch(
        /\d\.\d|:-?\d/,
      );
    }
  });
});

/** Scouting reports, draft targets and scouting accuracy of club 2. */
async function keepScouting(): Promise<void> {
  await see(amateurs.slice(0, SEEN), { present: 61, potential: 83 });
  const ranking = amateurs.toReversed();
  await db.insert(draftBoards).values({ clubId: OTHER, ranking, risk: 93, positions: { G: 9 } });
  await db.insert(scoutingEyes).values({ clubId: OTHER, season, skaters: 40, goalies: 40 });
}

/** Its offer to a free agent. */
async function keepOffers(): Promise<void> {
  const terms = { salaries: [4_321_000, 4_321_000], signingBonus: 12_345, clause: 'no-trade' as const };
  await db.update(freeAgentOffers).set({ terms });
}

/** Its frenzy budget, and its assistant's limits. */
async function keepFrenzy(): Promise<void> {
  await db.insert(frenzyPlans).values({ clubId: OTHER, season, userId, budget: 7_654_321, most: 2 });
  const target = { clubId: OTHER, season, playerId: assets[0] ?? 0, rank: 1, seasons: 3, maxSalary: 6_543_210 };
  await db.insert(frenzyTargets).values(target);
  await db
    .insert(assistantLimits)
    .values({ clubId: OTHER, userId, resigns: 'nobody', maxSalary: 5_432_100, handsOff: assets });
}

/** An offer between clubs 2 and 3, its condition, and their answers. */
async function keepTrade(): Promise<void> {
  const [first, second] = await rowsOf(db, draftPicks, { ownerClubId: OTHER });
  const theirs = await rowOf(db, draftPicks, { ownerClubId: THIRD });
  const open = { fromClubId: OTHER, toClubId: THIRD, season, madeOn: day, expiresOn: day + 3, createdAt: FACEOFF };
  const { id: tradeId } = await addRow(db, trades, open);
  const way = { tradeId, fromClubId: OTHER, toClubId: THIRD };
  await db.insert(tradeAssets).values([
    { ...way, kind: 'player', playerId: assets[1] ?? 0, retention: 25 },
    { ...way, kind: 'pick', pickId: first?.id ?? 0, becomesPickId: second?.id ?? 0, condition: { kind: 'playoffs' } },
    { tradeId, fromClubId: THIRD, toClubId: OTHER, kind: 'pick', pickId: theirs.id },
  ]);
  await db.insert(tradeLog).values({ tradeId, line: 1, createdAt: FACEOFF, day, clubId: OTHER, says: 'offers' });
  const about = { subjectKind: 'trade', subjectId: tradeId, isPrivate: true };
  await db.insert(comments).values({ ...about, clubId: OTHER, userId, text: 'Between us.', createdAt: FACEOFF });
  await db.insert(tradePatience).values([
    { clubId: THIRD, withClubId: OTHER, heard: 12, onDay: day },
    { clubId: NOBODYS, withClubId: OTHER, heard: 14, onDay: day },
  ]);
}

describe('no other user sees', () => {
  it('a club’s scouting, draft targets, offers, frenzy plans and limits, or an offer between two other clubs', async () => {
    await keepScouting();
    await keepOffers();
    await keepFrenzy();
    await keepTrade();
    expect(await told()).toEqual([]);
  });

  it('these facts, though they do change responses to the owner, which proves the test works', async () => {
    await db.update(trades).set({ status: 'done', closedOn: day });
    const path = '/leagues/1/trades';
    const now = await game.everyAnswer(FACEOFF, [path]);
    expect(differences(now, before)).toContain(`${path} by ${game.managerId}`);
  });
});
