/**
 * The games' steps of a game day: games begin in their slot or are played at once, and the night ends those still live
 * and rates the teams for the next day.
 */
import { DAYS_BETWEEN_RECORDS } from '#domains/club/constants.ts';
import { teamsByPlace } from '#domains/club/store/team-ratings.ts';
import { type DayContext, type DayDetail, type DayHook, type FoundingHook, stored } from '#domains/day.ts';
import type { FinishedGame } from '#domains/game/facts.ts';
import { matchInputOf, matchTeamInLastLines, matchTeamOf, type Squad } from '#domains/game/rules/match-day.ts';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import type { GameToPlay, PlayedGame } from '#domains/game/simulation/simulate.ts';
import { dueGameIds, gamesByPlace } from '#domains/game/store/fixtures.ts';
import { finishLiveGame, liveGameIds, startLiveGames } from '#domains/game/store/live.ts';
import { completeTeams, type Matchups, openMatchups } from '#domains/game/store/match-input.ts';
import { rateTeams } from '#domains/game/store/rate-teams.ts';
import { recordAsPlayed } from '#domains/game/store/record.ts';
import { forgetWatched } from '#domains/game/store/watched.ts';
import { type GameWithRepairs, notifyOfRepairs } from '#domains/lineups/store/repairs.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { GameId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export const gameDays: readonly DayHook[] = [
  {
    name: 'game.faceoffs',
    at: 'slot',
    async places(context) {
      const { rows, season, absoluteDay, secret } = context;
      const byPlace = await gamesOfLeagues(rows, await dueGames(context));
      const places = [...byPlace.keys()];
      // Ids are taken and namesakes told apart here, in the order of teams, no matter which place is played first.
      if (places.length > 1) await completeTeams(rows, [...byPlace.values()].flat(), { season, absoluteDay, secret });
      return places;
    },
    run: async (context) => begin(context, await ofPlace(context, await dueGames(context))),
  },
  {
    // A cup has clubs of several places, and a nation players of all: their games are taken alone, after those of all leagues.
    name: 'game.other-faceoffs',
    at: 'slot',
    after: ['game.faceoffs'],
    run: async (context) => begin(context, await dueGames(context)),
  },
  {
    name: 'game.finish-leagues',
    at: 'night',
    places: async ({ rows }) => (rows.tx ? [...(await gamesOfLeagues(rows, await liveGameIds(rows.tx))).keys()] : []),
    run: async (context) => finish(context, async (tx) => ofPlace(context, await liveGameIds(tx))),
  },
  {
    name: 'game.finish-live',
    at: 'night',
    after: ['game.finish-leagues'],
    run: (context) => finish(context, liveGameIds),
  },
  {
    name: 'game.forget-watched',
    at: 'season-ends',
    run: stored(forgetWatched),
  },
  {
    name: 'game.ratings',
    at: 'day-ends',
    async places({ rows }) {
      const places = [...(await teamsByPlace(rows)).keys()];
      // The nations alone are too little work to split.
      return places.filter((place) => place !== 0).length > 1 ? places : [];
    },
    async run({ rows, season, day, absoluteDay, secret, now, past, place }) {
      // In a generated past, only ratings that go on record are computed.
      if (past && day % DAYS_BETWEEN_RECORDS !== 0) return undefined;
      const next = day === DAYS_PER_SEASON ? season + 1 : season;
      const teamIds = place === null ? undefined : ((await teamsByPlace(rows)).get(place) ?? []);
      return { rated: await rateTeams(rows, { season: next, absoluteDay: absoluteDay + 1, secret }, now, teamIds) };
    },
  },
];

function dueGames({ rows, season, day, slot }: DayContext): Promise<GameId[]> {
  return dueGameIds(rows, { season, day, slot: slot ?? 0 });
}

/** Drops the puck of games that are shown live, and plays others at once. */
async function begin(context: DayContext, gameIds: readonly GameId[]): Promise<DayDetail> {
  const { rows, pace, now, faceoffAt, dayMinutes, enqueue } = context;
  if (pace !== 'live' || !rows.tx) return { played: await playAtOnce(context, gameIds) };
  const msPerSecond = msPerGameSecond(dayMinutes);
  const begun = await startLiveGames(rows.tx, { gameIds, now, ...(faceoffAt && { faceoffAt }), msPerSecond, enqueue });
  return { begun: begun.length };
}

/** Plays live games to their end. In real time the night waits for them instead (see the world's steps). */
async function finish(
  { rows, now, consumers }: DayContext,
  gamesIn: (tx: Transaction) => Promise<readonly GameId[]>,
): Promise<DayDetail | undefined> {
  if (!rows.tx) return undefined;
  const live = await gamesIn(rows.tx);
  for (const gameId of live) await finishLiveGame(rows.tx, { gameId, now, consumers });
  return { finished: live.length };
}

/**
 * Returns the games of leagues by place of the pyramid. All teams of a club play in one place, so work for one place never affects
 * another.
 */
async function gamesOfLeagues(rows: RowReader, gameIds: readonly GameId[]): Promise<Map<number, GameId[]>> {
  const byPlace = await gamesByPlace(rows, gameIds);
  byPlace.delete(0);
  return byPlace;
}

/** Returns the leagues' games of the place that this run covers; all of them, in the same order, when it covers every place. */
async function ofPlace({ rows, place }: DayContext, gameIds: readonly GameId[]): Promise<readonly GameId[]> {
  const byPlace = await gamesOfLeagues(rows, gameIds);
  if (place !== null) return byPlace.get(place) ?? [];
  const ofLeagues = new Set([...byPlace.values()].flat());
  return gameIds.filter((id) => ofLeagues.has(id));
}

/** Plays and records the games; returns how many were recorded. */
async function playAtOnce(context: DayContext, due: readonly number[]): Promise<number> {
  const { rows, season, absoluteDay, secret, now, simulate, consumers, past } = context;
  if (due.length === 0) return 0;
  const isAnnounced = past?.isAnnounced ?? true;
  const opened = await openMatchups(rows, due, { season, absoluteDay, secret }, { isAnnounced });
  const gameIds = opened.games.map(({ gameId }) => gameId);
  const toPlay = past ? dressedAsBefore(opened, past.lineups) : opened.games;
  const begun: GameWithRepairs[] = [];
  const recording = { consumers, known: opened.known, isPast: past !== null, isAnnounced };
  const recorded = await recordAsPlayed(rows, gameIds, finishedAt(simulate(toPlay), now, begun), recording);
  if (rows.tx) await notifyOfRepairs(rows.tx, begun, now);
  return recorded.length;
}

/** Stamps the games with the time at which they ended and adds the repairs of each to `begun`. */
async function* finishedAt(
  batches: AsyncIterable<readonly PlayedGame[]>,
  now: Date,
  begun: GameWithRepairs[],
): AsyncGenerator<FinishedGame[]> {
  for await (const batch of batches) {
    begun.push(...batch.map(({ gameId, repaired }) => ({ gameId, repaired })));
    yield batch.map((game) => ({ ...game, finishedAt: now }));
  }
}

/**
 * Dresses the teams of a generated past in the lines of their last game, with only missing players replaced; choosing
 * lines is most of the work of a season. The next games are dressed while the first are being played.
 */
function* dressedAsBefore(
  { games: matchups }: Matchups,
  lineups: NonNullable<DayContext['past']>['lineups'],
): Generator<GameToPlay> {
  const dress = (squad: Squad) => {
    const last = lineups.get(squad.teamId);
    const dressed = last
      ? matchTeamInLastLines(squad, last)
      : matchTeamOf({ ...squad, lineup: null, isManaged: false });
    lineups.set(squad.teamId, dressed.lineup);
    return dressed.team;
  };
  for (const { gameId, matchup } of matchups) {
    const { fixture, home, away } = matchup;
    yield { gameId, input: matchInputOf(fixture, dress(home), dress(away)) };
  }
}

export const gameFounding: readonly FoundingHook[] = [
  {
    name: 'game.first-ratings',
    at: 'opens',
    after: ['player.keep-past-careers'],
    run: ({ rows, season, day, secret, now }) =>
      rateTeams(rows, { season, absoluteDay: absoluteDayOf({ season, day }), secret }, now),
  },
];
