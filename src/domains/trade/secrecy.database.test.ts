/** What a club thinks, wants and would pay is nobody else's: no call that reads tells of it, nor an admin. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '#domains/club/tables.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import { handOutPicks } from '#domains/draft/store/picks.ts';
import { draftBoards, draftPicks, scoutingEyes } from '#domains/draft/tables.ts';
import { assistantLimits, frenzyPlans, frenzyTargets } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import { tradeAssets, tradeComments, tradeLog, tradePatience, trades } from '#domains/trade/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { FACEOFF } from '../../../tests/factories/live-game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { differences, WatchedGame } from '../../../tests/factories/watched-game.ts';

/** Club 1 is that of the one who asks; of 2 and 3 nothing may be heard. */
const [OTHER, THIRD] = [2, 3];
let game: WatchedGame;
let db: TestDatabase['db'];
let userId = 0;
let season = 0;
let day = 0;
const amateurs: number[] = [];
let men: number[] = [];
let before: Record<string, string> = {};

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
  await db.update(clubs).set({ ownerUserId: userId }).where(eq(clubs.id, OTHER));
  await makeClub(db, { id: THIRD, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season, ownerUserId: third });
  await db.transaction((tx) => handOutPicks(pgRows(tx), season));
  for (let index = 0; index < 6; index++)
    amateurs.push(
      await makePlayer(db, { teamId: null, birthSeason: season - 18, draftClass: season, skill: 45 + index }),
    );
  men = (await db.select({ id: players.id }).from(players).where(eq(players.teamId, 21))).map(({ id }) => id);
  const offered = { playerId: await makePlayer(db, { teamId: null }), clubId: OTHER, fromSeason: season };
  const terms = { salaries: [1_000_000], signingBonus: 0, clause: 'none' as const };
  await db.insert(freeAgentOffers).values({ ...offered, terms, madeOn: day, decidesOn: day + 1 });
  before = await game.everyAnswer(FACEOFF);
});
afterAll(() => game.drop());

/** Calls that answer otherwise since something was done that nobody but club 2 may know. */
async function told(): Promise<string[]> {
  return differences(before, await game.everyAnswer(FACEOFF));
}

describe('nobody else hears', () => {
  it('what a club looks for in the draft, and how well its scouts see', async () => {
    const ranking = amateurs.toReversed();
    await db.insert(draftBoards).values({ clubId: OTHER, ranking, risk: 93, positions: { G: 9 } });
    await db.insert(scoutingEyes).values({ clubId: OTHER, season, skaters: 40, goalies: 40 });
    expect(await told()).toEqual([]);
  });

  it('what it offers a free agent', async () => {
    const terms = { salaries: [4_321_000, 4_321_000], signingBonus: 12_345, clause: 'no-trade' as const };
    await db.update(freeAgentOffers).set({ terms });
    expect(await told()).toEqual([]);
  });

  it('what it would pay in the frenzy, and what its assistant may do', async () => {
    await db.insert(frenzyPlans).values({ clubId: OTHER, season, userId, budget: 7_654_321, most: 2 });
    const target = { clubId: OTHER, season, playerId: men[0] ?? 0, rank: 1, seasons: 3, maxSalary: 6_543_210 };
    await db.insert(frenzyTargets).values(target);
    await db
      .insert(assistantLimits)
      .values({ clubId: OTHER, userId, resigns: 'nobody', maxSalary: 5_432_100, handsOff: men });
    expect(await told()).toEqual([]);
  });

  it('what two others offer each other, with its condition, and what they say to it', async () => {
    const [first, second] = await db.select().from(draftPicks).where(eq(draftPicks.ownerClubId, OTHER));
    const [theirs] = await db.select().from(draftPicks).where(eq(draftPicks.ownerClubId, THIRD));
    const open = { fromClubId: OTHER, toClubId: THIRD, season, madeOn: day, expiresOn: day + 3, createdAt: FACEOFF };
    const [trade] = await db.insert(trades).values(open).returning({ id: trades.id });
    const tradeId = trade?.id ?? 0;
    const way = { tradeId, fromClubId: OTHER, toClubId: THIRD };
    await db.insert(tradeAssets).values([
      { ...way, kind: 'player', playerId: men[1] ?? 0, retention: 25 },
      { ...way, kind: 'pick', pickId: first?.id ?? 0, becomesPickId: second?.id ?? 0, condition: { kind: 'playoffs' } },
      { tradeId, fromClubId: THIRD, toClubId: OTHER, kind: 'pick', pickId: theirs?.id ?? 0 },
    ]);
    await db.insert(tradeLog).values({ tradeId, line: 1, createdAt: FACEOFF, day, clubId: OTHER, says: 'offers' });
    await db.insert(tradeComments).values({ tradeId, clubId: OTHER, userId, text: 'Between us.', createdAt: FACEOFF });
    await db.insert(tradePatience).values({ clubId: THIRD, withClubId: OTHER, heard: 12, onDay: day });
    expect(await told()).toEqual([]);
  });

  it('what it has done does change answers, so that silence means something', async () => {
    await db.update(trades).set({ status: 'done', closedOn: day });
    expect((await told()).length).toBeGreaterThan(0);
  });
});
