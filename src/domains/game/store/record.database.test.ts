import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { seriesIn } from '#domains/competition/store/series.ts';
import { competitions } from '#domains/competition/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import type { FinishedGame } from '#domains/game/facts.ts';
import { dressedIn } from '#domains/game/rules/outcome.ts';
import { asText, playGame } from '#domains/game/simulation/simulate.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { recordResults } from '#domains/game/store/record.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { partnershipsOf } from '#domains/lineups/store/partnerships.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { standings } from '#domains/season/tables.ts';
import { gameConsumers } from '#domains/slices.ts';
import { goalieGames, skaterGames, skaterSeasons, teamSeasons } from '#domains/stats/tables.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeCompetition, makeSeries } from '../../../../tests/factories/competition.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const [HOME, AWAY] = [11, 21];
const finishedAt = new Date('2026-01-01T12:26:00Z');

const { database, world: today } = freshWorld({ clubs: [1, 2], rosters: ['PRO'] });

/** Returns a game as it is booked, along with everything the engine reported of it. */
async function playedGame(options: Partial<Parameters<typeof makeGame>[1]> = {}) {
  const gameId = await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY, ...options });
  const [loaded] = await loadMatchInputs(database.db, [gameId], today);
  if (!loaded) throw new Error('the game was not loaded');
  return { ...playGame(asText(loaded)), result: simulateMatch(loaded.input).result, finishedAt };
}

const record = (...finished: FinishedGame[]) =>
  database.db.transaction((tx) => recordResults(pgRows(tx), finished, { consumers: gameConsumers }));

/** Counts everything that a result leaves behind. */
async function traces() {
  const { db } = database;
  const [table] = await db.select().from(standings).where(eq(standings.teamId, HOME));
  const [sums] = await db.select({ goals: sql<number>`sum(${skaterSeasons.goals})::int` }).from(skaterSeasons);
  return {
    played: table?.played,
    goalsFor: table?.goalsFor,
    periods: await db.$count(gamePeriods),
    skaters: await db.$count(skaterGames),
    goalies: await db.$count(goalieGames),
    teams: await db.$count(teamSeasons),
    goals: sums?.goals,
    recaps: await db.$count(news, eq(news.kind, 'game-recap')),
    gate: await balanceOf(db, 'club:1'),
    gamesTogether: (await partnershipsOf(pgReader(db), [HOME])).get(HOME)?.map(([, , games]) => games) ?? [],
  };
}

describe('stored pregame odds', () => {
  it('follow the teams until the faceoff, and then stay fixed', async () => {
    const game = await playedGame();
    const chance = async () =>
      (await findGameView(database.db, game.gameId, { teamIds: [], watchers: 0 }, finishedAt))?.homeWinChance ?? 0;
    const weaken = (points: number) =>
      database.db
        .update(players)
        .set({ skills: sql`array(select greatest(1, skill - ${points}) from unnest(${players.skills}) skill)` })
        .where(eq(players.teamId, HOME));
    const strong = await chance();
    await weaken(10);
    expect(await chance()).toBeLessThan(strong);
    const rested = await chance();
    await database.db.update(players).set({ energy: 70 }).where(eq(players.teamId, HOME));
    expect(await chance()).toBeLessThan(rested);
    await record(game);
    const atFaceoff = await chance();
    expect(atFaceoff).toBeGreaterThan(0.2);
    expect(atFaceoff).toBeLessThan(0.8);
    await weaken(20);
    expect(await chance()).toBe(atFaceoff);
  });

  it('do not reveal a manager’s saved lineup', async () => {
    const { db } = database;
    const gameId = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY });
    const chance = async () =>
      (await findGameView(db, gameId, { teamIds: [], watchers: 0 }, finishedAt))?.homeWinChance;
    const before = await chance();
    const lineup = autoFill(await rosterPlayers(db, { teamId: HOME }, today), null);
    const { SG, BG } = lineup.goalies;
    const { forwards } = lineup;
    const upsideDown: typeof lineup = {
      ...lineup,
      forwards: [forwards[3], forwards[2], forwards[1], forwards[0]],
      goalies: { SG: BG, BG: SG },
    };
    await db
      .insert(lineups)
      .values({ teamId: HOME, lineup: upsideDown, tactics: BALANCED_TACTICS, savedBy: 'manager' });
    expect(await chance()).toBe(before);
  });
});

describe('a result', () => {
  it('is stored with everything that follows from it', async () => {
    const game = await playedGame();
    expect(await record(game)).toEqual([game.gameId]);
    const { home, away } = game.result.box;
    const found = await traces();
    expect(found).toMatchObject({
      played: 1,
      goalsFor: game.result.homeScore,
      periods: game.result.box.home.team.goalsByPeriod.length,
      skaters: 36,
      teams: 2,
      goals: home.team.goals + away.team.goals,
      recaps: 2,
    });
    expect(found.gate).toBeGreaterThan(0);
    // Four lines of three and three pairs have played together once.
    expect(found.gamesTogether).toEqual(Array(15).fill(1));
    const [row] = await database.db.select().from(games);
    expect(row).toMatchObject({
      status: 'final',
      homeScore: game.result.homeScore,
      awayScore: game.result.awayScore,
      endedIn: game.result.endedIn,
      finishedAt,
      stars: game.result.box.stars,
    });
    const energies = new Map(
      (await database.db.select({ id: players.id, energy: players.energy }).from(players)).map((row) => [
        row.id,
        row.energy,
      ]),
    );
    const inGoal = [...home.goalies, ...away.goalies].filter(({ toi }) => toi > 0);
    expect(new Set(dressedIn(game.outcome))).toEqual(new Set(game.result.energy.map(({ playerId }) => playerId)));
    const goalies = new Set(inGoal.map(({ playerId }) => playerId));
    expect(goalies.size).toBeGreaterThanOrEqual(2);
    for (const { playerId, energy } of game.result.energy) {
      if (goalies.has(playerId)) expect(energies.get(playerId)).toBeLessThan(energy);
      else expect(energies.get(playerId)).toBe(energy);
    }
    expect(game.result.energy.some(({ energy }) => energy < 90)).toBe(true);
  });

  it('is stored once, however many processes store it at once', async () => {
    const game = await playedGame();
    const runs = await Promise.all([record(game), record(game), record(game)]);
    expect(runs.flat()).toEqual([game.gameId]);
    const once = await traces();
    expect(await record(game)).toEqual([]);
    expect(await traces()).toEqual(once);
    expect(once.played).toBe(1);
  });

  it('leaves nothing behind when its transaction fails', async () => {
    const game = await playedGame();
    const failing = database.db.transaction(async (tx) => {
      await recordResults(pgRows(tx), [game], { consumers: gameConsumers });
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');
    expect(await traces()).toMatchObject({ played: 0, periods: 0, skaters: 0, recaps: 0, gate: 0, gamesTogether: [] });
    expect(await record(game)).toEqual([game.gameId]);
  });

  it('of a friendly counts in no standings or statistics', async () => {
    await record(await playedGame({ stage: 'friendly' }));
    expect(await traces()).toMatchObject({ played: 0, skaters: 0, teams: 0, recaps: 0 });
    expect(await database.db.$count(games, eq(games.status, 'final'))).toBe(1);
  });

  it('counts for what the settings of its competition say, and nothing else', async () => {
    const competitionId = await makeCompetition(database.db);
    const nothing = { statistics: false, experience: false, discipline: false, injuries: false, gate: false };
    const tracesOf = async (counted: Partial<typeof nothing>, day: number) => {
      const settings = { ...LEAGUE_SETTINGS, countsFor: { ...nothing, ...counted } };
      await database.db.update(competitions).set({ settings }).where(eq(competitions.id, competitionId));
      await record(await playedGame({ day }));
      return traces();
    };
    const { gate, ...rest } = await tracesOf({ gate: true }, 10);
    expect(gate).toBeGreaterThan(0);
    expect(rest).toMatchObject({ skaters: 0, goalies: 0, teams: 0, recaps: 0 });
    expect(await tracesOf({ statistics: true }, 11)).toMatchObject({ gate, skaters: 36, teams: 2 });
  });

  it('is added to earlier ones', async () => {
    const one = await playedGame({ day: 10 });
    await record(one);
    const other = await playedGame({ day: 11 });
    await record(other);
    const [sums] = await database.db.select().from(teamSeasons).where(eq(teamSeasons.teamId, HOME));
    expect(sums).toMatchObject({
      games: 2,
      goals: one.result.box.home.team.goals + other.result.box.home.team.goals,
      goalsAgainst: one.result.box.away.team.goals + other.result.box.away.team.goals,
    });
  });
});

describe('a playoff series', () => {
  it('is won with the third win, and its remaining games are removed', async () => {
    const competitionId = await makeCompetition(database.db, { stage: 'playoffs' });
    const pairingId = await makeSeries(database.db, { competitionId, round: 3, highTeamId: HOME, lowTeamId: AWAY });
    const playoffs = { stage: 'playoffs', pairingId } as const;
    const sides = { ...playoffs, homeTeamId: HOME, awayTeamId: AWAY };
    for (const [index, score] of (
      [
        [2, 1],
        [1, 2],
        [3, 1],
        [0, 1],
      ] as [number, number][]
    ).entries()) {
      await makeResult(database.db, { ...sides, day: 46 + index, round: index + 1, score });
    }
    const game = await playedGame({ ...playoffs, day: 50, round: 5 });
    const leftOver = await makeGame(database.db, { ...sides, day: 51, round: 6 });
    await record(game);
    const winner = game.result.winner === 'home' ? HOME : AWAY;
    const [after] = await seriesIn(pgReader(database.db), [competitionId]);
    expect(after?.winnerTeamId).toBe(winner);
    expect((after?.highWins ?? 0) + (after?.lowWins ?? 0)).toBe(5);
    const [struck] = await database.db.select().from(games).where(eq(games.id, leftOver));
    expect(struck?.status).toBe('unneeded');
    const [champion] = await database.db.select().from(standings).where(eq(standings.isChampion, true));
    expect(champion).toMatchObject({ teamId: winner, playoffRoundsWon: 3, played: 0 });
  });
});
