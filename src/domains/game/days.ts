/** What a day does to games: they begin in their slot, or are played through at once; the night ends what is still on, and rates the teams for the next. */
import { DAYS_BETWEEN_RECORDS } from '#domains/club/constants.ts';
import type { DayContext, DayDetail, DayHook, FoundingHook } from '#domains/day.ts';
import type { FinishedGame } from '#domains/game/facts.ts';
import { matchInputOf, matchTeamInLastLines, matchTeamOf, type Squad } from '#domains/game/rules/match-day.ts';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import type { GameToPlay, PlayedGame } from '#domains/game/simulation/simulate.ts';
import { dueGameIds } from '#domains/game/store/fixtures.ts';
import { finishLiveGame, liveGameIds, startLiveGames } from '#domains/game/store/live.ts';
import { type Matchups, openMatchups } from '#domains/game/store/match-input.ts';
import { rateTeams } from '#domains/game/store/rate-teams.ts';
import { recordAsPlayed } from '#domains/game/store/record.ts';
import { type GameWithRepairs, notifyOfRepairs } from '#domains/lineups/store/repairs.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';

export const gameDays: readonly DayHook[] = [
  {
    name: 'game.faceoffs',
    at: 'slot',
    async run(context): Promise<DayDetail> {
      const { rows, season, day, slot, pace, now, dayMinutes, enqueue } = context;
      const gameIds = await dueGameIds(rows, { season, day, slot: slot ?? 0 });
      if (pace === 'live' && rows.tx) {
        const begun = await startLiveGames(rows.tx, {
          gameIds,
          now,
          msPerSecond: msPerGameSecond(dayMinutes),
          enqueue,
        });
        return { begun: begun.length };
      }
      return { played: await playAtOnce(context, gameIds) };
    },
  },
  {
    name: 'game.finish-live',
    at: 'night',
    async run({ rows, now, consumers }) {
      if (!rows.tx) return undefined;
      // In real time the night waits for the live games (see the world's steps); else they are played to their end.
      const live = await liveGameIds(rows.tx);
      for (const gameId of live) await finishLiveGame(rows.tx, { gameId, now, consumers });
      return { finished: live.length };
    },
  },
  {
    name: 'game.ratings',
    at: 'day-ends',
    async run({ rows, season, day, absoluteDay, secret, now, past }) {
      // Of a past only what goes on record is rated.
      if (past && day % DAYS_BETWEEN_RECORDS !== 0) return undefined;
      const next = day === DAYS_PER_SEASON ? season + 1 : season;
      return { rated: await rateTeams(rows, { season: next, absoluteDay: absoluteDay + 1, secret }, now) };
    },
  },
];

/** Plays and records the games; answers how many there were. */
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

/** Gives the games their time, and notes in `begun` what had to be repaired for each. */
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
 * In a past that is being made a team keeps its last lines, in which only the missing are replaced: most of the work of a season. The next are made
 * while the first are being played.
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
