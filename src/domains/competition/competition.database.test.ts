import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { competitionIdsIn, openCompetitions } from '#domains/competition/store.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { gameRefs } from '#domains/game/views/game-refs.ts';
import { loadCareer } from '#domains/player/views/career.ts';
import { addToStandings } from '#domains/season/store/results.ts';
import { standings } from '#domains/season/tables.ts';
import { skaterSeasons, teamSeasons } from '#domains/stats/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { AWAY, FACEOFF, HOME, LiveGame } from '../../../tests/factories/live-game.ts';

/** Ten minutes of 3-on-3 instead of the league's five. */
const SETTINGS = { ...LEAGUE_SETTINGS, overtime: { men: 3, minutes: 10 } } as const;
const CHAMPIONSHIP = {
  kind: 'world-championship',
  season: 3,
  level: null,
  leagueId: null,
  name: 'World Championship',
  settings: SETTINGS,
} as const;

let game: LiveGame;
beforeAll(async () => {
  game = await LiveGame.make(CHAMPIONSHIP);
  await game.start();
  await game.runAll();
});
afterAll(() => game.drop());

describe('a game of a tournament that is no league’s', () => {
  it('is given to the engine with the settings of its competition, and no skill profile of a league', async () => {
    const input = await game.input();
    expect(input).toMatchObject({ overtime: { kind: 'three-on-three', minutes: 10 }, importance: 0.6 });
    expect(input.profile).toBeUndefined();
  });

  it('is played to its last horn and shown with its stage, its overtime and no league', async () => {
    expect(await game.row()).toMatchObject({ status: 'final' });
    const [ref] = await gameRefs(game.db, { where: eq(games.id, game.id) }, FACEOFF);
    expect(ref).toMatchObject({
      stage: 'tournament',
      leagueId: null,
      overtime: { kind: 'three-on-three', minutes: 10 },
    });
    const view = await findGameView(game.db, game.id, { teamIds: [], watchers: 0 }, FACEOFF);
    expect(view).toMatchObject({ importance: 'tournament', state: 'after' });
    expect(view?.box?.home.skaters).toHaveLength(18);
  });

  it('counts in the statistics of its competition and in careers', async () => {
    const [competition] = await game.db.select().from(competitions).where(eq(competitions.kind, 'world-championship'));
    const sums = await game.db.select().from(skaterSeasons);
    expect(sums).toHaveLength(36);
    expect(new Set(sums.map((line) => line.competitionId))).toEqual(new Set([competition?.id]));
    expect(await game.db.$count(teamSeasons)).toBe(2);
    const career = await loadCareer(game.db, { id: sums[0]?.playerId ?? 0, birthSeason: -20 });
    expect(career.skater).toMatchObject([{ season: 3, stage: 'tournament', leagueId: null, totals: { games: 1 } }]);
  });

  it('leaves the tables of the leagues alone', async () => {
    const rows = await game.db.select({ played: standings.played }).from(standings);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ played }) => played === 0)).toBe(true);
  });
});

describe('a competition', () => {
  it('gives in its table the points that its settings say', async () => {
    const points = { win: 2, overtimeWin: 2, overtimeLoss: 1, loss: 0 };
    const [opened] = await game.db.transaction(async (tx) => {
      const rows = pgRows(tx);
      const made = await openCompetitions(rows, [{ ...CHAMPIONSHIP, settings: { ...SETTINGS, points } }]);
      const competition = made[0];
      if (!competition) throw new Error('it was not opened');
      const result = { homeTeamId: HOME, awayTeamId: AWAY, homeScore: 3, awayScore: 1, endedIn: 'regulation' } as const;
      await addToStandings(rows, [{ ...result, competition }]);
      return made;
    });
    const table = await game.db
      .select({ teamId: standings.teamId, points: standings.points })
      .from(standings)
      .where(eq(standings.competitionId, opened?.id ?? 0));
    expect(new Map(table.map((row) => [row.teamId, row.points]))).toEqual(
      new Map([
        [HOME, 2],
        [AWAY, 0],
      ]),
    );
  });

  it('is not opened with settings that the engine does not play', async () => {
    const unplayable = { ...CHAMPIONSHIP, settings: { ...SETTINGS, shootout: false } };
    await expect(game.db.transaction((tx) => openCompetitions(pgRows(tx), [unplayable]))).rejects.toThrow(ZodError);
  });

  it('of a league needs the league, and one of nobody a name', async () => {
    const insert = (values: Partial<typeof competitions.$inferInsert>) =>
      game.db.insert(competitions).values({ ...CHAMPIONSHIP, ...values });
    await expect(insert({ kind: 'league' })).rejects.toThrow();
    await expect(insert({ leagueId: 1 })).rejects.toThrow();
    await expect(insert({ name: null })).rejects.toThrow();
  });

  it('is found by its season and league', async () => {
    const { rows } = await game.db.execute<{ count: number }>(
      competitionIdsIn({ season: 3, leagueId: 1, stage: 'regular' }),
    );
    expect(rows).toHaveLength(1);
  });
});
