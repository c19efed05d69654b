/** The whole view of one game, cut at the present moment of its reveal. */
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { COMPETITIVE_KINDS } from '#domains/competition/rules.ts';
import { competitions } from '#domains/competition/tables.ts';
import { FORM_GAMES } from '#domains/game/constants.ts';
import type { GameView } from '#domains/game/contract/game.ts';
import { teamBoxView } from '#domains/game/rules/box-lines.ts';
import type { DressedPlace } from '#domains/game/rules/dressed.ts';
import { findGoalHorn, GOAL_HORNS } from '#domains/game/rules/horns.ts';
import { chanceAtFaceoff, homeWinChance, importanceOf } from '#domains/game/rules/odds.ts';
import { periodScoresOf, shotsByPeriodOf } from '#domains/game/rules/reveal.ts';
import { gameRefs, isOfTeam } from '#domains/game/store/game-refs.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { placesIn, probablePlaces } from '#domains/game/store/lineups.ts';
import { loadRecordedSide } from '#domains/game/store/recorded-box.ts';
import { type KnownGame, loadKnownGame } from '#domains/game/store/revealed.ts';
import { games } from '#domains/game/tables.ts';
import { resultFor } from '#domains/league/rules/form.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { playoffSeries } from '#domains/season/tables.ts';
import type { GameRef, PlayerRef } from '#domains/shapes.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { boxScoreOf } from '#engine/match/record/box-score/box-score.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The one who looks: his teams, and how many look with him. */
export interface Viewer {
  teamIds: readonly number[];
  watchers: number;
}

type GameRow = typeof games.$inferSelect;

/** The game as far as it has been revealed, or null when there is none of that id. */
export async function findGameView(
  db: Database | Transaction,
  gameId: number,
  viewer: Viewer,
  now: Date,
): Promise<GameView | null> {
  const [ref] = await gameRefs(db, { where: eq(games.id, gameId) }, now);
  const [row] = await db.select().from(games).where(eq(games.id, gameId));
  if (!ref || !row) return null;
  const known = await loadKnownGame(db, ref, now);
  const state = ref.status === 'final' ? 'after' : ref.status === 'live' ? 'live' : 'before';
  const placesOf = (team: GameRef['home']) =>
    state === 'before' ? probablePlaces(db, team) : placesIn(db, gameId, team.id);
  const [home, away, inputs] = await Promise.all([
    placesOf(ref.home),
    placesOf(ref.away),
    state === 'before' ? null : loadInputs(db, [gameId]),
  ]);
  const places = { home, away };
  const input = inputs?.get(gameId);
  const players = await playersOf(db, places, state === 'after' ? (row.stars ?? []) : []);
  const [venue, form, box, series] = await Promise.all([
    venueOf(db, row),
    formsOf(db, row),
    state === 'before' ? null : boxOf(db, { ref, known, players, input }),
    seriesOf(db, row),
  ]);
  return {
    game: ref,
    state,
    importance: importanceOf(ref.stage, series?.round ?? null),
    arenaName: venue.arenaName,
    attendance: state === 'before' ? null : row.attendance,
    goalHorn: venue.goalHorn,
    clock: clockView(known, now),
    periodScores: state === 'after' ? (row.periodScores ?? []) : periodScoresOf(known.events.map(({ event }) => event)),
    lineups: {
      home: dressedView(places.home, players, state === 'before'),
      away: dressedView(places.away, players, state === 'before'),
    },
    box,
    stars: state === 'after' ? (row.stars ?? []).flatMap((id) => players.get(id) ?? []) : [],
    form,
    homeWinChance: input ? chanceAtFaceoff(input) : venue.homeWinChance,
    series,
    managedTeamId: [row.homeTeamId, row.awayTeamId].find((teamId) => viewer.teamIds.includes(teamId)) ?? null,
    watchers: viewer.watchers,
  };
}

/** Everybody who dresses, as the play-by-play names them. */
export async function playersOfGame(db: Database | Transaction, ref: GameRef): Promise<PlayerRef[]> {
  const places = await Promise.all([placesIn(db, ref.id, ref.home.id), placesIn(db, ref.id, ref.away.id)]);
  return [
    ...(
      await playerRefs(
        db,
        places.flat().map((place) => place.playerId),
      )
    ).values(),
  ];
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
    now: now.toISOString(),
  };
}

async function playersOf(
  db: Database | Transaction,
  places: { home: DressedPlace[]; away: DressedPlace[] },
  stars: readonly number[],
): Promise<Map<number, PlayerRef>> {
  const ids = [...places.home, ...places.away].map((place) => place.playerId);
  return playerRefs(db, [...ids, ...stars]);
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

async function venueOf(db: Database | Transaction, row: GameRow) {
  const rows = await db
    .select({ team: teams, arenaName: clubs.arenaName, goalHorn: clubs.goalHorn })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(inArray(teams.id, [row.homeTeamId, row.awayTeamId]));
  const home = rows.find(({ team }) => team.id === row.homeTeamId);
  const away = rows.find(({ team }) => team.id === row.awayTeamId);
  if (!home || !away) throw new Error(`game ${row.id} has a team that does not exist`);
  const goalHorn = findGoalHorn(home.goalHorn) ?? GOAL_HORNS[0];
  if (!goalHorn) throw new Error('there is no goal horn');
  return {
    arenaName: home.arenaName,
    goalHorn,
    homeWinChance: homeWinChance(home.team, away.team),
  };
}

async function formsOf(db: Database | Transaction, row: GameRow): Promise<GameView['form']> {
  const [home, away] = await Promise.all([formOf(db, row, row.homeTeamId), formOf(db, row, row.awayTeamId)]);
  return { home, away };
}

/** The last results of a team before the game, newest last; friendlies do not count. */
async function formOf(db: Database | Transaction, row: GameRow, teamId: number): Promise<GameView['form']['home']> {
  const before = or(lt(games.season, row.season), and(eq(games.season, row.season), lt(games.day, row.day)));
  const results = await db
    .select({
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      endedIn: games.endedIn,
    })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(and(isOfTeam(teamId), eq(games.status, 'final'), inArray(competitions.kind, [...COMPETITIVE_KINDS]), before))
    .orderBy(desc(games.season), desc(games.day), desc(games.id))
    .limit(FORM_GAMES);
  return results
    .reverse()
    .flatMap(({ homeTeamId, awayTeamId, homeScore, awayScore, endedIn }) =>
      homeScore === null || awayScore === null || endedIn === null
        ? []
        : [resultFor(teamId, { homeTeamId, awayTeamId, homeScore, awayScore, endedIn })],
    );
}

/** Where the series stood before this game. */
async function seriesOf(db: Database | Transaction, row: GameRow): Promise<GameView['series']> {
  if (row.seriesId === null) return null;
  const [series] = await db
    .select({ round: playoffSeries.round })
    .from(playoffSeries)
    .where(eq(playoffSeries.id, row.seriesId));
  if (!series) return null;
  const played = await db
    .select({ homeTeamId: games.homeTeamId, homeScore: games.homeScore, awayScore: games.awayScore })
    .from(games)
    .where(and(eq(games.seriesId, row.seriesId), eq(games.status, 'final'), lt(games.round, row.round)));
  const homeWins = played.filter(
    (game) => (game.homeTeamId === row.homeTeamId) === (game.homeScore ?? 0) > (game.awayScore ?? 0),
  ).length;
  return { round: series.round, homeWins, awayWins: played.length - homeWins };
}
