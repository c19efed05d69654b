/** Loads games in bulk as they are about to be played: both squads, what their managers want, the seed. */

import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import type { GameType } from '#domains/competition/constants.ts';
import { overtimeOf, typeOf } from '#domains/competition/rules.ts';
import { competitionsById } from '#domains/competition/store/competitions.ts';
import { rulesOfGames } from '#domains/competition/store/game-rules.ts';
import { suspendedAmong } from '#domains/discipline/store/suspensions.ts';
import type { KnownPlayers } from '#domains/game/facts.ts';
import {
  awaySquad,
  faceoffOf,
  type Matchup,
  type Squad,
  scrimmageSquad,
  type TeamRepairs,
} from '#domains/game/rules/match-day.ts';
import { inOneSquadEach } from '#domains/game/rules/one-squad.ts';
import { NOBODY_AWAY, playersAway, withoutAway } from '#domains/game/store/players-away.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { type Board, completeTactics } from '#domains/lineups/rules/board.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { awayTemplates } from '#domains/lineups/store/lineups.ts';
import { partnershipsOf } from '#domains/lineups/store/partnerships.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { type DayOfRoster, rosterPlayerOf } from '#domains/player/rules/life.ts';
import { bodiesOfTeams, rostersBesideClubs, rostersOfTeams } from '#domains/player/store/lives.ts';
import { giveBackPlayerIds } from '#domains/player/store/people.ts';
import { missingPositions } from '#domains/roster/rules/fill-ins.ts';
import { callFillIns, type ShortTeam } from '#domains/roster/store/fill-ins.ts';
import { headCoachesOf, leadersOf } from '#domains/seat/store/holders.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { Letters } from '#engine/lineup/letters.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Level } from '#engine/player/skills.ts';
import { benchCoaching } from '#engine/player/staff-effects.ts';
import { type Secret, secretSeed } from '#engine/secret.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** A game that begins, as the engine takes it. */
interface LoadedGame {
  gameId: GameId;
  input: MatchInput;
  /** Version of the manager's saved lineup that each team plays, 0 for the assistant's. */
  lineupVersions: Record<Side, number>;
  /** Repairs of managed teams; none for a lineup that is played as saved. */
  repaired: readonly TeamRepairs[];
}

/** The day for which squads are loaded. */
export interface Today {
  season: number;
  absoluteDay: number;
  /** The world's secret: tonight's seeds and the assistants' opinions of their players derive from it. */
  secret: Secret;
}

/** Games about to be played, before their teams' lines are chosen; that is done by the thread that plays them. */
export interface Matchups {
  /** By id. */
  games: { gameId: GameId; matchup: Matchup }[];
  /** The teams and their players, for what acts on the games when they end. */
  known: KnownPlayers;
}

interface OpenOptions {
  /** Whether they are played period by period, with benches that may change their lines. */
  isLive?: boolean;
  /** false: a past that no user will read about. */
  isAnnounced?: boolean;
}

/** Like `openMatchups`, with the lines chosen: returns the engine's input for these games. */
export async function loadMatchInputs(
  db: Database | Transaction,
  gameIds: readonly GameId[],
  today: Today,
  options: OpenOptions = {},
): Promise<LoadedGame[]> {
  const { games } = await db.transaction((tx) => openMatchups(pgRows(tx), gameIds, today, options));
  return games.map(({ gameId, matchup }) => {
    const { home, away } = matchup;
    const lineupVersions = { home: home.lineupVersion ?? 0, away: away.lineupVersion ?? 0 };
    const { input, repaired } = faceoffOf(matchup);
    // Replacements do not matter where nothing is at stake.
    return { gameId, lineupVersions, input, repaired: isScrimmage(matchup.fixture) ? [] : repaired };
  });
}

/**
 * Reads everything that these games depend on, by id; games that are no longer scheduled are left out. Every one of them
 * can be played: see `loadComplete`. The number of queries does not grow with that of the games.
 */
export async function openMatchups(
  rows: Rows,
  gameIds: readonly GameId[],
  today: Today,
  { isLive = false, isAnnounced = true }: OpenOptions = {},
): Promise<Matchups> {
  const due = await fixturesOf(rows, gameIds, today.secret);
  const teamsIn = (fixtures: typeof due) => fixtures.flatMap((row) => [row.homeTeamId, row.awayTeamId]);
  const official = due.filter((fixture) => !isScrimmage(fixture));
  const { squads, known } = await loadComplete(rows, teamsIn(official), { today, isAnnounced });
  const byId = (all: readonly Squad[]) => new Map(all.map((squad) => [squad.teamId, { ...squad, isLive }]));
  const tonight = byId(squads);
  const inScrimmage = byId(await scrimmageSquads(rows, teamsIn(due.filter(isScrimmage)), today));
  const forAway = await awayTemplates(
    rows,
    due.map((row) => row.awayTeamId),
  );
  return {
    games: due.map(({ homeTeamId, awayTeamId, ...fixture }) => {
      const squadsOf = isScrimmage(fixture) ? inScrimmage : tonight;
      const home = squadsOf.get(homeTeamId);
      const away = squadsOf.get(awayTeamId);
      if (!home || !away) throw new Error(`game ${fixture.id} has a team that does not exist`);
      return { gameId: fixture.id, matchup: { fixture, home, away: awaySquad(away, forAway.get(awayTeamId)) } };
    }),
    known,
  };
}

async function fixturesOf(rows: Rows, gameIds: readonly GameId[], secret: Secret) {
  const due = await rows.read(games, ['id', 'competitionId', 'homeTeamId', 'awayTeamId', 'pairingId'], {
    id: gameIds,
    status: 'scheduled',
  });
  const competitions = await competitionsById(
    rows,
    due.map(({ competitionId }) => competitionId),
  );
  const leagueIds = [...new Set([...competitions.values()].flatMap(({ leagueId }) => leagueId ?? []))];
  const profiles = await rows.read(leagues, ['id', 'skillProfile'], { id: leagueIds });
  const profileOf = new Map(profiles.map(({ id, skillProfile }) => [id, skillProfile]));
  const rulesOf = await rulesOfGames(rows, due, competitions);
  return due.map(({ competitionId, pairingId: _, ...fixture }) => {
    const [competition, rules] = [competitions.get(competitionId), rulesOf.get(fixture.id)];
    if (!competition || !rules) throw new Error(`game ${fixture.id} is played for nothing`);
    return {
      ...fixture,
      seed: secretSeed(secret, `game/${fixture.id}`),
      type: typeOf(competition.kind),
      overtime: overtimeOf(rules),
      importance: rules.importance,
      isDecisive: rules.isDecisive,
      profile: profileOf.get(competition.leagueId ?? 0) ?? null,
      maxInjuryDays: rules.maxInjuryDays ?? null,
      isOnNeutralIce: competition.hostTeamId !== null && competition.hostTeamId !== fixture.homeTeamId,
    };
  });
}

function isScrimmage({ type }: { type: GameType }): boolean {
  return type === 'scrimmage';
}

/** Returns the teams' squads as they would scrimmage today, by id. No players are called in for a scrimmage. */
async function scrimmageSquads(rows: RowReader, teamIds: readonly TeamId[], today: Today): Promise<Squad[]> {
  if (teamIds.length === 0) return [];
  return (await loadTeams(rows, teamIds, today, { isForTonight: true })).squads.map(scrimmageSquad);
}

/** Returns the teams with too few healthy players to dress for a scrimmage. */
export async function tooShortToScrimmage(
  rows: RowReader,
  teamIds: readonly TeamId[],
  today: Today,
): Promise<number[]> {
  const squads = await scrimmageSquads(rows, teamIds, today);
  return squads.filter(({ players }) => missingPositions(players).length > 0).map(({ teamId }) => teamId);
}

/** Returns the squads of the teams, by id. */
export async function loadSquads(rows: RowReader, teamIds: readonly TeamId[], today: Today): Promise<Squad[]> {
  return (await loadTeams(rows, teamIds, today)).squads;
}

/**
 * Calls fill-ins for the teams in these games that are too short to dress, as opening all games together would. Reads
 * only what decides that. For clubs' teams; only while the caller holds the world.
 */
export async function completeTeams(rows: Rows, gameIds: readonly GameId[], today: Today): Promise<void> {
  const due = await rows.read(games, ['homeTeamId', 'awayTeamId'], { id: gameIds, status: 'scheduled' });
  const ids = due.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]).sort((a, b) => a - b);
  const squads = await bodiesOfTeams(rows, ids);
  const suspended = await suspendedAmong(rows, { teamIds: ids });
  const away = await playersAway(rows, dateOf(today.absoluteDay));
  const bodies = ids.map((teamId) => ({
    teamId,
    players: withoutAway(squads.get(teamId) ?? [], away).map((player) => ({
      ...player,
      isSuspended: suspended.has(player.id),
    })),
  }));
  const short = shortAmong(bodies);
  if (short.length === 0) return;
  // A process killed here has taken ids too, and draws depend on ids: give them back as if it had not.
  if (rows.tx) await giveBackPlayerIds(rows.tx);
  await callFillIns(rows, short, { ...today, day: dateOf(today.absoluteDay).day });
}

/** Returns the teams that cannot dress, and the positions that they lack. */
function shortAmong(
  squads: readonly { teamId: TeamId; players: Parameters<typeof missingPositions>[0] }[],
): ShortTeam[] {
  return squads
    .map(({ teamId, players }) => ({ teamId, positions: missingPositions(players) }))
    .filter(({ positions }) => positions.length > 0);
}

/** Loads the teams, each with enough players to dress: where recalls were not enough, or players have left since, fill-ins join. */
async function loadComplete(
  rows: Rows,
  teamIds: readonly TeamId[],
  { today, isAnnounced }: { today: Today; isAnnounced: boolean },
): ReturnType<typeof loadTeams> {
  const loaded = await loadTeams(rows, teamIds, today, { isForTonight: true });
  const short = shortAmong(loaded.squads);
  if (short.length === 0) return loaded;
  await callFillIns(rows, short, { ...today, day: dateOf(today.absoluteDay).day }, { isAnnounced });
  return loadTeams(rows, teamIds, today, { isForTonight: true });
}

/**
 * Loads the teams' squads.
 * @param options isForTonight: lineups that assistants stored for yesterday are not read, and a player on two of the
 *   teams dresses for one of them tonight.
 */
async function loadTeams(
  rows: RowReader,
  teamIds: readonly TeamId[],
  today: Today,
  { isForTonight = false } = {},
): Promise<{ squads: Squad[]; known: KnownPlayers }> {
  const ids = [...new Set(teamIds)];
  const ofGames = await rows.read(teams, TEAM_COLUMNS, { id: ids });
  const led = await leadersOf(rows, ids);
  const coached = await headCoachesOf(rows, ids);
  const savedBy = isForTonight ? ('manager' as const) : undefined;
  const boards = await rows.read(lineups, BOARD_COLUMNS, { teamId: ids, savedBy });
  const ofLed = ids.filter((id) => led.has(id));
  const named = await rows.read(lineups, ['teamId', 'letters'], { teamId: ofLed, savedBy: 'assistant' });
  const lettersOf = new Map(named.map(({ teamId, letters }) => [teamId, letters]));
  const boardOf = new Map(boards.map((board) => [board.teamId, board]));
  const partnerships = await partnershipsOf(rows, ids);
  const besideClubs = ofGames.flatMap(({ id, ownerKind }) => (ownerKind === 'club' ? [] : [id]));
  const called = await rostersBesideClubs(rows, besideClubs);
  const members = new Map([...(await rostersOfTeams(rows, ids)), ...called]);
  const hasClubs = besideClubs.length < ofGames.length;
  const away = isForTonight && hasClubs ? await playersAway(rows, dateOf(today.absoluteDay)) : NOBODY_AWAY;
  const present = new Map([...members].map(([id, squad]) => [id, called.has(id) ? squad : withoutAway(squad, away)]));
  const lives = isForTonight ? inOneSquadEach(ofGames, present) : members;
  const suspended = await suspendedAmong(rows, { teamIds: ids });
  // A suspension holds on every team he plays for.
  const ofCalled = [...called.values()].flatMap((squad) => squad.map(({ id }) => id));
  if (ofCalled.length > 0) for (const id of await suspendedAmong(rows, { playerIds: ofCalled })) suspended.add(id);
  const squads = ofGames.map(({ id, ownerKind, level, staffEffects, coachStyle }) => ({
    ...squadOf(
      {
        id,
        level: dressingLevel({ level }),
        isManaged: ownerKind === 'region' || led.has(id) || coached.has(id),
      },
      lives.get(id) ?? [],
      boardOf.get(id) ?? null,
      { ...today, suspended },
    ),
    partnerships: partnerships.get(id) ?? [],
    coachStyle,
    ...coachedBy(staffEffects),
    ...letteredBy(lettersOf.get(id) ?? null),
  }));
  const known: KnownPlayers = {
    conditions: new Map([...lives.values()].flatMap((squad) => squad.map((life) => [life.id, life]))),
    acquaintances: {
      byTeam: new Map(ofGames.map(({ id, clubId }) => [id, { clubId, partnerships: partnerships.get(id) ?? [] }])),
      // For players of a team without a club, the club is read where it matters.
      clubOf: new Map(
        ofGames.filter(isOfClub).flatMap(({ id, clubId }) => (lives.get(id) ?? []).map((life) => [life.id, clubId])),
      ),
    },
  };
  return { squads, known };
}

function letteredBy(letters: Letters | null): Pick<Squad, 'letters'> {
  return letters ? { letters } : {};
}

function coachedBy(effects: readonly number[]): Pick<Squad, 'coaching' | 'playoffCoaching'> {
  const coaching = benchCoaching(effects);
  const playoffCoaching = benchCoaching(effects, true);
  return { ...(coaching && { coaching }), ...(playoffCoaching && { playoffCoaching }) };
}

const TEAM_COLUMNS = ['id', 'ownerKind', 'clubId', 'level', 'staffEffects', 'coachStyle'] as const;
const BOARD_COLUMNS = ['teamId', 'lineup', 'tactics', 'orders', 'savedBy', 'version'] as const;

function squadOf(
  team: { id: number; level: Level; isManaged: boolean },
  lives: readonly Parameters<typeof rosterPlayerOf>[0][],
  stored: (Board & { savedBy: 'manager' | 'assistant'; version: number }) | null,
  today: DayOfRoster,
): Squad {
  return {
    teamId: team.id,
    season: today.season,
    secret: today.secret,
    level: team.level,
    isManaged: team.isManaged && stored?.savedBy === 'manager',
    isDecisive: dateOf(today.absoluteDay).day >= PHASE_STARTS.playoffs,
    players: lives.map((life) => rosterPlayerOf(life, today)),
    lineup: stored?.lineup ?? null,
    lineupVersion: stored?.savedBy === 'manager' ? stored.version : 0,
    // An assistant plays his house style, with tonight's players.
    tactics: stored?.savedBy === 'manager' ? completeTactics(stored.tactics) : null,
    orders: stored?.orders ?? [],
  };
}
