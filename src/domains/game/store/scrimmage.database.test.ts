import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCRIMMAGE_SETTINGS } from '#domains/competition/rules.ts';
import { openScrimmages } from '#domains/competition/store/competitions.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { placesOf } from '#domains/game/rules/dressed.ts';
import { liveGameIds } from '#domains/game/store/live.ts';
import { tooShortToScrimmage } from '#domains/game/store/match-input.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { gamesBeforeTeam } from '#domains/game/views/game-refs.ts';
import { probablePlaces } from '#domains/game/views/lineups.ts';
import { players } from '#domains/player/tables.ts';
import { dressedPlaces } from '#engine/lineup/lineup.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { AWAY, FACEOFF, HOME, LiveGame } from '../../../../tests/factories/live-game.ts';
import { changeRows, rowsOf } from '../../../../tests/factories/rows.ts';

const SCRIMMAGES = {
  kind: 'scrimmage',
  season: 3,
  level: null,
  leagueId: null,
  name: 'Scrimmages',
  settings: SCRIMMAGE_SETTINGS,
} as const;

/** Tables that store the game itself. Everything else must be as before. */
const OF_THE_GAME = ['games', 'game_inputs', 'game_periods'];

/** Returns every row of every other table, as text. */
async function everythingElse({ db }: LiveGame): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const kept: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !OF_THE_GAME.includes(table.name))) {
    const table = sql.identifier(name);
    const { rows: all } = await db.execute<{ all: string }>(
      sql`select coalesce(string_agg(row::text, e'\\n' order by row::text), '') as all from ${table} as row`,
    );
    kept[name] = all[0]?.all ?? '';
  }
  return kept;
}

let game: LiveGame;
let before: Record<string, string>;
let tired: number;
let hurt: number;
let suspended: number;
beforeAll(async () => {
  game = await LiveGame.make(SCRIMMAGES);
  const { db } = game;
  const roster = await rowsOf(db, players, { teamId: HOME });
  [tired, hurt, suspended] = roster.map(({ id }) => id) as [number, number, number];
  const league = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY, day: 9, status: 'unneeded' });
  await changeRows(db, players, { id: tired }, { energy: 20 });
  await changeRows(db, players, { id: hurt }, { injuredUntil: 3 * 63 + 40, injuryPart: 'knee' });
  await db.insert(players).values(roster.slice(1, 2).map(({ id: _, ...healthy }) => healthy));
  const ruling = { gameId: league, season: 3, day: 9, incident: 'match', infraction: 'boarding', games: 3 } as const;
  await db.insert(rulings).values({ ...ruling, playerId: suspended });
  before = await everythingElse(game);
  await game.start();
});
afterAll(() => game.drop());

describe('a scrimmage', () => {
  it('is open to tired and suspended players, but not to injured ones', async () => {
    const { home } = await game.input();
    const dressed = dressedPlaces(home.lineup).map(({ player }) => player);
    expect(dressed).toEqual(expect.arrayContaining([tired, suspended]));
    expect(dressed).not.toContain(hurt);
    expect(home.players.every(({ energy }) => energy === 100)).toBe(true);
  });

  it('is not a game the night waits for, the team’s next game, or a basis for expected lines', async () => {
    expect(await game.db.transaction((tx) => liveGameIds(tx))).toEqual([]);
    expect(await gamesBeforeTeam(game.db, HOME, FACEOFF)).toEqual({ liveGame: null, nextGame: null });
    const asPlayed = placesOf((await game.input()).home);
    expect(await probablePlaces(game.db, { id: HOME, level: 'PRO' })).not.toEqual(asPlayed);
  });

  it('ends at its last horn, with a result, a box score and three stars', async () => {
    await game.runAll();
    expect(await game.row()).toMatchObject({ status: 'final', slot: null, attendance: null });
    const view = await findGameView(game.db, game.id, { teamIds: [HOME], watchers: 0 }, FACEOFF);
    expect(view).toMatchObject({ state: 'after', managedTeamId: HOME });
    expect(view?.box?.home.skaters).toHaveLength(18);
    expect(view?.stars).toHaveLength(3);
  });

  it('adds and changes no row in any other table', async () => {
    expect(await everythingElse(game)).toEqual(before);
  });
});

describe('a team that cannot dress twenty', () => {
  it('does not scrimmage, and gets no fill-ins for one', async () => {
    const today = await readToday(game.db);
    expect(await tooShortToScrimmage(pgReader(game.db), [HOME, AWAY], today)).toEqual([]);
    const goalies = await game.db.select({ id: players.id, positions: players.positions }).from(players);
    const ids = goalies.filter(({ positions }) => positions[0] === 'G').map(({ id }) => id);
    await changeRows(game.db, players, { id: ids }, { injuredUntil: 3 * 63 + 40 });
    expect(await tooShortToScrimmage(pgReader(game.db), [HOME, AWAY], today)).toEqual([HOME, AWAY]);
  });
});

describe('the season’s scrimmage competition', () => {
  it('is opened once, however many start at the same time', async () => {
    const opened = await Promise.all(
      [7, 7, 7, 8].map((season) => game.db.transaction((tx) => openScrimmages(tx, season))),
    );
    expect(new Set(opened).size).toBe(2);
    expect(opened[0]).toBe(opened[2]);
  });
});
