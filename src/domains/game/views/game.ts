/** The whole view of one game, cut at the present moment of its reveal. */
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clubs, teams } from '#domains/club/tables.ts';
import { isCountedFor, sharedRules } from '#domains/competition/store/game-rules.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { FORM_GAMES } from '#domains/game/constants.ts';
import type { GameView } from '#domains/game/contract/game.ts';
import { teamBoxView } from '#domains/game/rules/box-lines.ts';
import { type DressedPlace, placesOf } from '#domains/game/rules/dressed.ts';
import { findGoalHorn, GOAL_HORNS } from '#domains/game/rules/horns.ts';
import { chanceAtFaceoff, type Dressing, homeWinChance, usualStrength } from '#domains/game/rules/odds.ts';
import { periodScoresOf, shotsByPeriodOf } from '#domains/game/rules/reveal.ts';
import { decodeInput } from '#domains/game/store/input-codec.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { type KnownGame, loadKnownGame } from '#domains/game/store/revealed.ts';
import { gameInputs, games } from '#domains/game/tables.ts';
import { gameRefs, isOfTeam } from '#domains/game/views/game-refs.ts';
import { ownPlaces, type ProbableTeam, placesIn, probableTeam } from '#domains/game/views/lineups.ts';
import { loadRecordedSide } from '#domains/game/views/recorded-box.ts';
import { customGoalHorn } from '#domains/horn/rules/ids.ts';
import { customHorns } from '#domains/horn/tables.ts';
import { resultFor } from '#domains/league/rules/form.ts';
import { playerRefs, playerRefsOnDay } from '#domains/player/store/player-refs.ts';
import { managers } from '#domains/seat/tables.ts';
import type { GameRef, PlayerRef } from '#domains/shapes.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import type { Side } from '#engine/match/sides.ts';
import { fact } from '#platform/calls/facts.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type Sides<T> = Record<Side, T>;

/** The user who looks: the teams whose bench the user runs, and the number of viewers. */
export interface Viewer {
  teamIds: readonly TeamId[];
  watchers: number;
}

type GameRow = typeof games.$inferSelect;

/**
 * Returns the game as far as it has been revealed, or null when the id is unknown. What does not change with the reveal
 * is cached as a fact of the game; the rest is read each time.
 */
export async function findGameView(
  db: Database | Transaction,
  gameId: GameId,
  viewer: Viewer,
  now: Date,
): Promise<GameView | null> {
  const [ref] = await gameRefs(db, { where: eq(games.id, gameId) }, now);
  if (!ref) return null;
  const state = stateOf(ref);
  const [known, night] = await Promise.all([
    loadKnownGame(db, ref, now),
    fact(db, {
      key: `game-night/${gameId}/${ref.status}`,
      topics: [`team:${ref.home.id}`, `team:${ref.away.id}`],
      read: () => readNight(db, ref),
    }),
  ]);
  const { row, input, players, venue, form, series } = night;
  const lineups =
    state === 'before'
      ? await linesBefore(db, night, { ref, viewer, now })
      : { home: dressedView(night.places.home, players, false), away: dressedView(night.places.away, players, false) };
  const box = state === 'before' ? null : await boxOf(db, { ref, known, players, input });
  return {
    game: ref,
    state,
    arenaName: venue.arenaName,
    arena: venue.arena,
    attendance: state === 'before' ? null : row.attendance,
    goalHorn: venue.goalHorn,
    clock: clockView(known, now),
    periodScores: state === 'after' ? (row.periodScores ?? []) : periodScoresOf(known.events.map(({ event }) => event)),
    lineups,
    box,
    stars: state === 'after' ? (row.stars ?? []).flatMap((id) => players.get(id) ?? []) : [],
    form,
    homeWinChance: venue.homeWinChance,
    series,
    managedTeamId: [row.homeTeamId, row.awayTeamId].find((teamId) => viewer.teamIds.includes(teamId)) ?? null,
    watchers: viewer.watchers,
  };
}

function stateOf({ status }: GameRef): GameView['state'] {
  return status === 'final' ? 'after' : status === 'live' ? 'live' : 'before';
}

/** Reads everything that does not depend on how much of the game has been revealed. Secret: it holds the engine's input. */
async function readNight(db: Database | Transaction, ref: GameRef) {
  const state = stateOf(ref);
  const row = await findRow(db, ref.id);
  const input = state !== 'before' && row.input ? decodeInput(row.input) : undefined;
  const probable =
    state === 'before' ? { home: await probableTeam(db, ref.home), away: await probableTeam(db, ref.away) } : undefined;
  const placesAt = (side: Side) =>
    probable ? placesOf(probable[side]) : placesIn(db, { gameId: ref.id, teamId: ref[side].id, input });
  const [home, away, form, series, today] = await Promise.all([
    placesAt('home'),
    placesAt('away'),
    formsOf(db, row.game),
    seriesOf(db, row.game),
    readToday(db),
  ]);
  const places = { home, away };
  const players = await (state === 'before' ? playerRefs(db, idsOf(places)) : playersThen(db, ref, places));
  const isTonight = absoluteDayOf(ref) <= today.absoluteDay;
  const dressing = input ?? (probable && (isTonight ? probable : rested(probable)));
  return { row: row.game, input, places, players, venue: venueOf(row, dressing), form, series };
}

/** Returns the teams rested, as they should be by the night of the game. */
function rested(teams: Sides<ProbableTeam>): Sides<ProbableTeam> {
  const atRest = ({ players, lineup }: ProbableTeam) => ({
    lineup,
    players: players.map((player) => ({ ...player, energy: 100 })),
  });
  return { home: atRest(teams.home), away: atRest(teams.away) };
}

/** Returns all dressed players, as the play-by-play names them; none before the faceoff. */
export async function playersOfGame(db: Database | Transaction, ref: GameRef): Promise<PlayerRef[]> {
  if (stateOf(ref) === 'before') return [];
  return fact(db, {
    key: `players-of-game/${ref.id}/${ref.status}`,
    topics: [`team:${ref.home.id}`, `team:${ref.away.id}`],
    async read() {
      const input = (await loadInputs(db, [ref.id])).get(ref.id);
      const [home, away] = await Promise.all([
        placesIn(db, { gameId: ref.id, teamId: ref.home.id, input }),
        placesIn(db, { gameId: ref.id, teamId: ref.away.id, input }),
      ]);
      return [...(await playersThen(db, ref, { home, away })).values()];
    },
  });
}

function clockView({ clock }: KnownGame, now: Date): GameView['clock'] {
  if (!clock) return null;
  const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    period: clock.period,
    second: clock.second,
    periodStartedAt: instant(clock.periodStartedAt),
    msPerSecond: clock.msPerSecond,
    intermissionEndsAt: instant(clock.intermissionEndsAt),
    hold: clock.hold && { teamId: clock.hold.teamId, until: new Date(clock.hold.until).toISOString() },
    now: now.toISOString(),
  };
}

/** Returns the dressed players, with the team and number of that day. */
function playersThen(
  db: Database | Transaction,
  ref: GameRef,
  places: Sides<DressedPlace[]>,
): Promise<Map<number, PlayerRef>> {
  const teamOf = new Map(
    (['home', 'away'] as const).flatMap((side) =>
      places[side].map(({ playerId }) => [playerId, ref[side].id] as const),
    ),
  );
  return playerRefsOnDay(db, teamOf, absoluteDayOf(ref));
}

function idsOf({ home, away }: Sides<DressedPlace[]>): number[] {
  return [...home, ...away].map(({ playerId }) => playerId);
}

/** Returns both teams as they would play now: the user's own as saved, the other's from public information. */
async function linesBefore(
  db: Database | Transaction,
  { places, players }: { places: Sides<DressedPlace[]>; players: ReadonlyMap<number, PlayerRef> },
  { ref, viewer, now }: { ref: GameRef; viewer: Viewer; now: Date },
): Promise<GameView['lineups']> {
  const lines = async (side: Side) => {
    if (!viewer.teamIds.includes(ref[side].id)) return dressedView(places[side], players, true);
    const own = await ownPlaces(db, ref[side], now);
    return dressedView(own, await playerRefs(db, own, ({ playerId }) => playerId), false);
  };
  const [home, away] = await Promise.all([lines('home'), lines('away')]);
  return { home, away };
}

function dressedView(
  places: readonly DressedPlace[],
  players: ReadonlyMap<number, PlayerRef>,
  isProbable: boolean,
): GameView['lineups']['home'] {
  return {
    isProbable,
    places: places.flatMap(({ place, playerId, overall, specialSkills }) => {
      const player = players.get(playerId);
      return player ? [{ place, player: { ...player, overall, specialSkills: [...specialSkills] } }] : [];
    }),
  };
}

async function boxOf(
  db: Database | Transaction,
  night: { ref: GameRef; known: KnownGame; players: ReadonlyMap<number, PlayerRef>; input: MatchInput | undefined },
): Promise<GameView['box']> {
  const { ref, known, players, input } = night;
  const isOver = ref.status === 'final';
  if (input && known.events.length > 0) {
    const { clock } = known;
    const box = boxScoreOf(
      input,
      known.events.map(({ event }) => event),
      clock ? { period: clock.period, second: clock.second } : undefined,
    );
    return { home: teamBoxView(box.home, players, isOver), away: teamBoxView(box.away, players, isOver) };
  }
  if (!isOver) return null;
  const [home, away] = await Promise.all([
    loadRecordedSide(db, ref.id, ref.home.id),
    loadRecordedSide(db, ref.id, ref.away.id),
  ]);
  if (!home || !away) return null;
  const shots = shotsByPeriodOf(known.events.map(({ event }) => event));
  return {
    home: teamBoxView({ ...home, team: { ...home.team, shotsByPeriod: shots.home } }, players, true),
    away: teamBoxView({ ...away, team: { ...away.team, shotsByPeriod: shots.away } }, players, true),
  };
}

const homeTeams = alias(teams, 'home_teams');
const awayTeams = alias(teams, 'away_teams');

/** Returns the row of the game with its teams, its rink, and the engine's input. */
async function findRow(db: Database | Transaction, gameId: GameId) {
  const [row] = await db
    .select({
      game: games,
      home: homeTeams,
      away: awayTeams,
      arenaName: clubs.arenaName,
      arena: clubs.arena,
      goalHorn: clubs.goalHorn,
      customHorn: { id: customHorns.id, fileKey: customHorns.fileKey, duration: customHorns.duration },
      input: gameInputs.input,
    })
    .from(games)
    .innerJoin(homeTeams, eq(homeTeams.id, games.homeTeamId))
    .leftJoin(clubs, eq(clubs.id, homeTeams.clubId))
    .leftJoin(managers, eq(managers.clubId, homeTeams.clubId))
    .leftJoin(customHorns, and(eq(customHorns.userId, managers.userId), eq(customHorns.isChosen, true)))
    .innerJoin(awayTeams, eq(awayTeams.id, games.awayTeamId))
    .leftJoin(gameInputs, eq(gameInputs.gameId, games.id))
    .where(eq(games.id, gameId));
  if (!row) throw new Error(`game ${gameId} has a team that does not exist`);
  return row;
}

function venueOf(row: Awaited<ReturnType<typeof findRow>>, dressing: Sides<Dressing> | undefined) {
  const goalHorn = row.customHorn
    ? customGoalHorn(row.customHorn)
    : (findGoalHorn(row.goalHorn ?? '') ?? GOAL_HORNS[0]);
  if (!goalHorn) throw new Error('there is no goal horn');
  return {
    arenaName: row.arenaName,
    arena: row.arena ?? ('classic' as const),
    goalHorn,
    // For games so old that their input is gone, only today's ratings are known, not who was tired.
    homeWinChance: dressing
      ? chanceAtFaceoff(dressing)
      : homeWinChance(usualStrength(row.home), usualStrength(row.away)),
  };
}

/** Returns the last results of both teams before the game, newest last; friendlies do not count. */
async function formsOf(db: Database | Transaction, row: GameRow): Promise<GameView['form']> {
  const before = or(lt(games.season, row.season), and(eq(games.season, row.season), lt(games.day, row.day)));
  const lastOf = (teamId: TeamId) => {
    const counts = isCountedFor('statistics', sharedRules);
    const which = and(isOfTeam(teamId), eq(games.status, 'final'), counts, before);
    return sql`(select ${games.id} from ${games} join ${competitions} on ${competitions.id} = ${games.competitionId}
      left join ${pairings} on ${pairings.id} = ${games.pairingId} where ${which}
      order by ${games.season} desc, ${games.day} desc, ${games.id} desc limit ${FORM_GAMES})`;
  };
  const results = await db
    .select({
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      endedIn: games.endedIn,
    })
    .from(games)
    .where(sql`${games.id} in (${lastOf(row.homeTeamId)} union ${lastOf(row.awayTeamId)})`)
    .orderBy(asc(games.season), asc(games.day), asc(games.id));
  return { home: formOf(row.homeTeamId, results), away: formOf(row.awayTeamId, results) };
}

type FormRow = Pick<GameRow, 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'endedIn'>;

/** @param results of several teams, newest last */
function formOf(teamId: TeamId, results: readonly FormRow[]): GameView['form']['home'] {
  return results
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .slice(-FORM_GAMES)
    .flatMap(({ homeTeamId, awayTeamId, homeScore, awayScore, endedIn }) =>
      homeScore === null || awayScore === null || endedIn === null
        ? []
        : [resultFor(teamId, { homeTeamId, awayTeamId, homeScore, awayScore, endedIn })],
    );
}

/** Returns the state of the series before this game. */
async function seriesOf(db: Database | Transaction, row: GameRow): Promise<GameView['series']> {
  if (row.pairingId === null) return null;
  const [pairing] = await db
    .select({ round: pairings.round, format: pairings.format })
    .from(pairings)
    .where(eq(pairings.id, row.pairingId));
  if (!pairing || !('bestOf' in pairing.format) || pairing.format.bestOf === 1) return null;
  const played = await db
    .select({ homeTeamId: games.homeTeamId, homeScore: games.homeScore, awayScore: games.awayScore })
    .from(games)
    .where(and(eq(games.pairingId, row.pairingId), eq(games.status, 'final'), lt(games.round, row.round)));
  const homeWins = played.filter(
    (game) => (game.homeTeamId === row.homeTeamId) === (game.homeScore ?? 0) > (game.awayScore ?? 0),
  ).length;
  return { round: pairing.round, homeWins, awayWins: played.length - homeWins };
}
