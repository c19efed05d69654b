import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import { rateStaffs } from '#domains/coach/store/staffs.ts';
import type { CompetitionSettings } from '#domains/competition/contract.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { competitionIdsIn, openCompetitions } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { judgeGames } from '#domains/discipline/store/board.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { ledgerTransactions } from '#domains/finances/tables.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { games } from '#domains/game/tables.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { gameRefs } from '#domains/game/views/game-refs.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import { findLineup, saveLineup } from '#domains/lineups/store/lineups.ts';
import { news } from '#domains/news/tables.ts';
import { squadsBesideClubs, writeSquads } from '#domains/player/store/memberships.ts';
import { wakeEverybody } from '#domains/player/store/wake.ts';
import { players } from '#domains/player/tables.ts';
import { loadCareer } from '#domains/player/views/career.ts';
import { loadGameLog } from '#domains/player/views/game-log.ts';
import { sendFillInsHome } from '#domains/roster/store/fill-ins.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { countTables } from '#domains/season/store/results.ts';
import { standings } from '#domains/season/tables.ts';
import { seatNationalGm } from '#domains/seat/store/seats.ts';
import { skaterSeasons, teamSeasons } from '#domains/stats/tables.ts';
import { pointsOf } from '#engine/competition/settings.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeCompetition } from '../../../tests/factories/competition.ts';
import { makeFederation } from '../../../tests/factories/federation.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { FACEOFF, LiveGame } from '../../../tests/factories/live-game.ts';
import { makeNationalTeam } from '../../../tests/factories/national-team.ts';
import { rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeNation } from '../../../tests/factories/world.ts';

/** Ten minutes of 3-on-3 instead of the league's five. */
const SETTINGS: CompetitionSettings = { ...LEAGUE_SETTINGS, overtime: { men: 3, minutes: 10 }, importance: [0.6] };
const CHAMPIONSHIP = {
  kind: 'world-championship',
  season: 3,
  level: null,
  leagueId: null,
  name: 'World Championship',
  settings: SETTINGS,
} as const;

const [CANADA, SWEDEN] = [1, 2];

let game: LiveGame;
let home: number;
let away: number;
/** Free agents called up by both nations. */
let called: Record<'home' | 'away', number[]>;
beforeAll(async () => {
  game = await LiveGame.make(CHAMPIONSHIP, async (db) => {
    await makeNation(db, SWEDEN, 'SE');
    const hosts = await makeNationalTeam(db, CANADA);
    const guests = await makeNationalTeam(db, SWEDEN);
    [home, away] = [hosts.teamId, guests.teamId];
    const userId = await makeUser(db, { name: 'Gina' });
    await db.transaction((tx) => seatNationalGm(pgRows(tx), { teamIds: [home], userId, fromDay: 199 }));
    called = { home: hosts.playerIds, away: guests.playerIds };
    return [home, away];
  });
});
afterAll(() => game.drop());

describe('a game between two nations, in a world without clubs', () => {
  const today = { season: 3, absoluteDay: 199, secret: knownSecret(7) };
  let swapped: Lineup;

  it('has lineups that the assistant fills from the called players and the manager may change', async () => {
    const roster = await rosterPlayers(game.db, { teamId: home }, today);
    expect(roster.map(({ id }) => id)).toEqual(called.home);
    const [team] = [...(await anyTeamRefs(game.db, [home])).values()];
    if (!team) throw new Error('there is no team');
    const stored = await findLineup(game.db, team, roster, FACEOFF);
    expect(stored).toMatchObject({ version: 0, savedBy: 'assistant' });
    expect(validateLineup(stored.lineup, roster)).toEqual([]);

    const [starter, backup] = [stored.lineup.goalies.SG, stored.lineup.goalies.BG];
    swapped = { ...stored.lineup, goalies: { SG: backup, BG: starter } };
    expect(validateLineup(swapped, roster)).toEqual([]);
    const { tactics, orders } = stored;
    await saveLineup(game.db, { teamId: home, version: 0, lineup: swapped, tactics, orders, now: FACEOFF });
  });

  it('is shown before the faceoff with flags, colors and no club', async () => {
    const view = await findGameView(game.db, game.id, { teamIds: [home], watchers: 0 }, FACEOFF);
    expect(view?.game.home).toEqual({
      id: home,
      ...{ clubId: null, level: 'senior', leagueId: null, nationId: CANADA },
      ...{ city: 'Canada', nickname: '', abbr: 'CAN', colors: ['#c8102e', '#ffffff', '#101820'] },
    });
    expect(view).toMatchObject({ state: 'before', managedTeamId: home, arenaName: null });
    expect(view?.lineups.away.places.map(({ player }) => player.id).sort((a, b) => a - b)).toEqual(called.away);
  });

  it('reaches the engine with its competition’s settings, its managers’ lines and no league profile', async () => {
    // One staff is better than the other, and both are rated against each other.
    for (const [nationId, skill] of [
      [CANADA, 80],
      [SWEDEN, 50],
    ] as const) {
      await makeFederation(game.db, { id: nationId });
      for (const role of COACH_ROLES) await makeCoach(game.db, { skill, job: { nationId, role } });
    }
    await game.db.transaction((tx) => rateStaffs(pgRows(tx)));
    await game.start();
    const input = await game.input();
    expect(input.home.coaching?.gamePlan).toBeGreaterThan(0);
    expect(input.away.coaching?.gamePlan).toBe(-(input.home.coaching?.gamePlan ?? 0));
    expect(input).toMatchObject({ overtime: { men: 3, minutes: 10, shootout: true }, importance: 0.6 });
    expect(input.profile).toBeUndefined();
    expect(input.home.lineup.goalies).toEqual(swapped.goalies);
    expect(input.away.players.map(({ id }) => id).sort((a, b) => a - b)).toEqual(called.away);
  });

  it('is played period by period to the last horn, and its manager sees all of it', async () => {
    const later = new Date(FACEOFF.getTime() + 60_000);
    expect(await findGameView(game.db, game.id, { teamIds: [home], watchers: 1 }, later)).toMatchObject({
      state: 'live',
      clock: { period: 1 },
    });
    await game.runAll();
    expect(await game.row()).toMatchObject({ status: 'final' });
    const [ref] = await gameRefs(game.db, { where: eq(games.id, game.id) }, FACEOFF);
    expect(ref).toMatchObject({
      type: 'international',
      leagueId: null,
      overtime: { men: 3, minutes: 10, shootout: true },
    });
    const view = await findGameView(game.db, game.id, { teamIds: [away], watchers: 0 }, FACEOFF);
    expect(view).toMatchObject({ state: 'after', managedTeamId: away });
    expect(view?.box?.home.skaters).toHaveLength(18);
    expect(view?.stars).toHaveLength(3);
  });

  it('counts in the statistics of its competition and in careers', async () => {
    const competition = await rowOf(game.db, competitions, { kind: 'world-championship' });
    const sums = await rowsOf(game.db, skaterSeasons);
    expect(sums).toHaveLength(36);
    expect(new Set(sums.map((line) => line.competitionId))).toEqual(new Set([competition.id]));
    expect(await game.db.$count(teamSeasons)).toBe(2);
    const id = called.home[0] ?? 0;
    const team = { id: home, nationId: CANADA, clubId: null };
    const career = await loadCareer(game.db, { id, birthSeason: -20, positions: ['C'] });
    expect(career.skater).toMatchObject([
      { season: 3, type: 'international', team, leagueId: null, totals: { games: 1 } },
    ]);
    const log = await loadGameLog(game.db, { playerId: id, season: 3, limit: 5, now: FACEOFF });
    expect(log).toMatchObject([{ game: { id: game.id }, team }]);
  });

  it('tires its players, who recover the next morning though no club has them', async () => {
    const energyOf = async () => {
      const row = await rowOf(game.db, players, { id: called.home[0] ?? 0 });
      return row.energy ?? 0;
    };
    const tired = await energyOf();
    expect(tired).toBeLessThan(100);
    await game.db.transaction((tx) =>
      wakeEverybody(pgRows(tx), { days: 0, season: 3, absoluteDay: 200, secret: knownSecret(7) }),
    );
    expect(await energyOf()).toBeGreaterThan(tired);
  });

  it('has no gate, pays no club, makes no news and leaves league standings alone', async () => {
    expect(await game.row()).toMatchObject({ attendance: null });
    expect(await game.db.$count(ledgerTransactions)).toBe(0);
    expect(await game.db.$count(news)).toBe(0);
    expect(await game.db.$count(standings)).toBe(0);
  });

  it('is missed by suspended players, who serve their suspensions', async () => {
    const sinner = called.home[4] ?? 0;
    const fixture = { homeTeamId: home, awayTeamId: away, season: 3, day: 11, seed: 4 };
    const id = await makeGame(game.db, { ...fixture, competitionId: (await game.row())?.competitionId });
    const ruling = { playerId: sinner, gameId: game.id, season: 3, day: 10, games: 1 };
    await game.db.insert(rulings).values({ ...ruling, incident: 'match', infraction: 'charging' });
    const [loaded] = await loadMatchInputs(game.db, [id], today);
    const dressed = loaded?.input.home.players.map((player) => player.id) ?? [];
    expect(dressed).toHaveLength(20);
    expect(dressed).not.toContain(sinner);
    await game.db.transaction(async (tx) => {
      const squads = await squadsBesideClubs(pgRows(tx), [home, away]);
      await judgeGames(pgRows(tx), [{ ...fixture, id, dressed, incidents: [] }], squads);
    });
    const served = await rowOf(game.db, rulings, { playerId: sinner });
    expect(served).toMatchObject({ servedIn: [id], isServed: true });
    await game.db.transaction((tx) => sendFillInsHome(pgRows(tx), { season: 3, day: 200 }));
  });

  it('is played by full teams even where a nation has called too few: emergency fill-ins join for a day', async () => {
    const squad = called.away.slice(0, 17);
    const id = await game.db.transaction(async (tx) => {
      await writeSquads(pgRows(tx), [{ teamId: away, playerIds: squad }], 199);
      const row = await rowOf(tx, games, { id: game.id });
      const next = { season: 3, day: 11, round: 2, competitionId: row.competitionId ?? 0, seed: 5 };
      return makeGame(tx, { homeTeamId: home, awayTeamId: away, ...next });
    });
    const [loaded] = await loadMatchInputs(game.db, [id], today);
    expect(loaded?.input.away.players).toHaveLength(20);
    const strangers = loaded?.input.away.players.filter((player) => !squad.includes(player.id)) ?? [];
    const rows = await rowsOf(game.db, players, { id: strangers.map((player) => player.id) });
    expect(rows.map(({ nationId, teamId }) => [nationId, teamId])).toEqual([
      [SWEDEN, null],
      [SWEDEN, null],
      [SWEDEN, null],
    ]);
  });
});

describe('a competition', () => {
  it('gives the points its settings name in its standings', async () => {
    const points = pointsOf('two-one');
    const [opened] = await game.db.transaction(async (tx) => {
      const rows = pgRows(tx);
      const made = await openCompetitions(rows, [{ ...CHAMPIONSHIP, settings: { ...SETTINGS, points } }]);
      const competition = made[0];
      if (!competition) throw new Error('it was not opened');
      const result = { homeTeamId: home, awayTeamId: away, homeScore: 3, awayScore: 1, endedIn: 'regulation' } as const;
      const played = {
        ...result,
        competitionId: competition.id,
        season: 3,
        day: 5,
        slot: 1,
        round: 1,
        status: 'final',
      } as const;
      await rows.insert(games, [played]);
      await rows.insert(
        standings,
        [home, away].map((teamId) => ({ competitionId: competition.id, teamId })),
      );
      await countTables(rows, [competition.id]);
      return made;
    });
    const table = await game.db
      .select({ teamId: standings.teamId, points: standings.points })
      .from(standings)
      .where(eq(standings.competitionId, opened?.id ?? 0));
    expect(new Map(table.map((row) => [row.teamId, row.points]))).toEqual(
      new Map([
        [home, 2],
        [away, 0],
      ]),
    );
  });

  it('is not opened with settings the engine does not support', async () => {
    const unplayable = { ...CHAMPIONSHIP, settings: { ...SETTINGS, overtime: { men: 5, minutes: null } as const } };
    await expect(game.db.transaction((tx) => openCompetitions(pgRows(tx), [unplayable]))).rejects.toThrow(ZodError);
  });

  it('needs its league if it is a league’s, and a name if it is not', async () => {
    const insert = (values: Partial<typeof competitions.$inferInsert>) =>
      game.db.insert(competitions).values({ ...CHAMPIONSHIP, ...values });
    await expect(insert({ kind: 'league' })).rejects.toThrow();
    await expect(insert({ leagueId: 1 })).rejects.toThrow();
    await expect(insert({ name: null })).rejects.toThrow();
  });

  it('is found by its season and league', async () => {
    await makeCompetition(game.db, { season: 3, leagueId: 1 });
    const { rows } = await game.db.execute<{ count: number }>(
      competitionIdsIn({ season: 3, leagueId: 1, stage: 'regular' }),
    );
    expect(rows).toHaveLength(1);
  });
});
