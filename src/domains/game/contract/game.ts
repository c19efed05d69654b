/**
 * One game before, during and after. Everything here is cut at the present second of the reveal: no call, header or
 * timing gives away what has not happened yet.
 */

import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { ARENA_LOOKS } from '#domains/club/constants.ts';
import { MAX_CLUBS_ASKED } from '#domains/game/constants.ts';
import { benchCalls } from '#domains/game/contract/bench.ts';
import { reportCalls } from '#domains/game/contract/report.ts';
import { revealedEvent } from '#domains/game/contract/revealed-event.ts';
import { showcaseCalls } from '#domains/game/contract/showcase.ts';
import { spoilerCalls } from '#domains/game/contract/spoilers.ts';
import { eventReactions, readMessage, talkCalls } from '#domains/game/contract/talk.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { gameRef, instant, playerRef, seasonNumber } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { call, get } from '#platform/calls/call.ts';

export const skaterLine = z.object({
  player: playerRef,
  position: z.string(),
  toi: z.number().int(),
  ppToi: z.number().int(),
  shToi: z.number().int(),
  shifts: z.number().int(),
  goals: z.number().int(),
  assists: z.number().int(),
  points: z.number().int(),
  plusMinus: z.number().int(),
  pim: z.number().int(),
  shots: z.number().int(),
  missed: z.number().int(),
  attemptsBlocked: z.number().int(),
  xg: z.number(),
  hits: z.number().int(),
  blocks: z.number().int(),
  takeaways: z.number().int(),
  giveaways: z.number().int(),
  faceoffsWon: z.number().int(),
  faceoffsLost: z.number().int(),
});
export const goalieLine = z.object({
  player: playerRef,
  toi: z.number().int(),
  shotsAgainst: z.number().int(),
  saves: z.number().int(),
  goalsAgainst: z.number().int(),
  savePercentage: z.number().nullable(),
  xga: z.number(),
  decision: z.enum(['W', 'L', 'OTL']).nullable(),
  shutout: z.boolean(),
});
const teamLine = z.object({
  goals: z.number().int(),
  shots: z.number().int(),
  shotsByPeriod: z.array(z.number().int()),
  attempts: z.number().int(),
  xg: z.number(),
  ppGoals: z.number().int(),
  ppOpportunities: z.number().int(),
  pim: z.number().int(),
  hits: z.number().int(),
  blocks: z.number().int(),
  takeaways: z.number().int(),
  giveaways: z.number().int(),
  faceoffsWon: z.number().int(),
});
const teamBox = z.object({ team: teamLine, skaters: z.array(skaterLine), goalies: z.array(goalieLine) });

/** The dressed players by place. Before the faceoff these are from the last game (`isProbable`), since the real lineup is secret. */
const dressed = z.object({
  isProbable: z.boolean(),
  places: z.array(
    z.object({
      place: z.string(),
      player: playerRef.extend({ overall: z.number().int(), specialSkills: z.array(z.string()) }),
    }),
  ),
});

export const gameView = z.object({
  game: gameRef,
  /** before: not begun; live; after: the final horn has sounded. */
  state: z.enum(['before', 'live', 'after']),
  /** null: the hosts have no club and thus no arena of their own. */
  arenaName: z.string().nullable(),
  /** What the rink looks like from above. */
  arena: z.enum(ARENA_LOOKS),
  attendance: z.number().int().nullable(),
  goalHorn: z.object({ id: z.string(), path: z.string(), duration: z.number().int() }),
  clock: z
    .object({
      period: z.number().int(),
      second: z.number().int(),
      /** Real time at which the present period began (begins, in an intermission), and real ms a game second. */
      periodStartedAt: instant.nullable(),
      msPerSecond: z.number().int(),
      intermissionEndsAt: instant.nullable(),
      /** The bench that the next period waits for, at most until then. */
      hold: z.object({ teamId: ids.team, until: instant }).nullable(),
      /** Server time of this answer, to set the browser's clock by. */
      now: instant,
    })
    .nullable(),
  periodScores: z.array(z.tuple([z.number().int(), z.number().int()])),
  lineups: z.object({ home: dressed, away: dressed }),
  box: z.object({ home: teamBox, away: teamBox }).nullable(),
  /** Only after the final horn. */
  stars: z.array(playerRef),
  /** Last five results of each side before this game, newest last. */
  form: z.object({ home: z.array(z.enum(['W', 'OW', 'OL', 'L'])), away: z.array(z.enum(['W', 'OW', 'OL', 'L'])) }),
  /** From the players who dress or are likely to, how rested they are, and home ice; 0 to 1. */
  homeWinChance: z.number(),
  series: z.object({ round: z.number().int(), homeWins: z.number().int(), awayWins: z.number().int() }).nullable(),
  /** The team that this user manages or coaches, whose bench the user may change in the next intermission. */
  managedTeamId: ids.team.nullable(),
  watchers: z.number().int(),
});
export type GameView = z.infer<typeof gameView>;

/**
 * Messages of the live stream: a `sync`, then events as they come due, then `end`. Alongside, the viewers' chat and
 * reactions: after the first `sync` a `chat` with `isBacklog`, which holds the newest messages (older messages in that
 * range that the client still has were deleted), and all `reactions`; then whatever is new. A message may arrive twice.
 */
export const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sync'), view: gameView }),
  z.object({ kind: z.literal('events'), events: z.array(revealedEvent) }),
  z.object({ kind: z.literal('watchers'), watchers: z.number().int() }),
  z.object({
    kind: z.literal('chat'),
    isBacklog: z.boolean(),
    /** Oldest first. */
    messages: z.array(readMessage),
    /** Ids of deleted messages. */
    removed: z.array(z.number().int()),
  }),
  z.object({ kind: z.literal('reactions'), reactions: z.array(eventReactions) }),
  z.object({ kind: z.literal('end'), view: gameView }),
  /** The last message of a stream that was closed in favor of a newer one of the same user; clients must not reconnect on their own. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

export const game = {
  find: get('activated', '/games/{id}')
    .says('A game as far as it has been revealed')
    .takes({ id: given.game })
    .answers(gameView),
  events: get('activated', '/games/{id}/events')
    .says('Play-by-play as far as it has been revealed')
    .takes({ id: given.game, after: wholeNumber(-1, 100_000).default(-1) })
    .answersBody(z.object({ data: z.array(revealedEvent), players: z.array(playerRef) })),
  live: call('activated')
    .route({
      method: 'GET',
      path: '/games/{id}/live',
      summary: 'Server-sent events; resumes after Last-Event-ID (the index of the last event seen)',
    })
    .input(z.object({ id: given.game }))
    .output(eventIterator(liveMessage)),
  scores: get('activated', '/games')
    .says('Scores of one day, of one league or all PRO leagues, or of clubs; or of the day and competition of one game')
    .takes({
      season: seasonNumber.optional(),
      day: wholeNumber(1, DAYS_PER_SEASON).optional(),
      leagueId: given.league.optional(),
      /** Only games of these clubs. */
      clubIds: z.array(given.club).max(MAX_CLUBS_ASKED).optional(),
      gameId: given.game.optional(),
    })
    .answers(z.array(gameRef)),
  ...benchCalls,
  ...showcaseCalls,
  ...reportCalls,
  ...spoilerCalls,
  ...talkCalls,
};
