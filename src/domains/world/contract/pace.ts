/** What makes time pass: the calls that show it, choose it, and play on. */
import * as z from 'zod';
import { ids, wholeNumber } from '#domains/ids.ts';
import { abilities, gameRef, instant } from '#domains/shapes.ts';
import { DECISION_IDS, LATEST_MINUTES } from '#domains/world/constants.ts';
import { worldPolicy } from '#domains/world/policy.ts';
import { CALENDAR_STOPS, DAY_MINUTES, RUN_SPEEDS, RUN_TARGETS, WORLD_PACES } from '#engine/pace.ts';
import { get, put, remove } from '#platform/calls/call.ts';

const hour = wholeNumber(0, 23);
const quietHours = z.object({ from: hour, until: hour, timeZone: z.string().min(1).max(64) });

/** The world's pace and its progress, as far as the user may know them. */
const paceView = z.object({
  pace: z.enum(WORLD_PACES),
  dayMinutes: z.number().int(),
  latestMinutes: z.number().int(),
  quiet: quietHours.nullable(),
  isStoppedByAdmin: z.boolean(),
  /** Since when the world cannot take its next step, which it tries again and again until it is stopped. */
  failsSince: instant.nullable(),
  /** Time passes only while a user plays on. */
  isDriven: z.boolean(),
  abilities: abilities(worldPolicy),
  /** Whether the user may choose another pace: admins, and the manager of a world at their own pace. */
  mayChoose: z.boolean(),
  liveGames: z.number().int(),
  /** The game of the user's first team that is live, or is the next one if its faceoff is known. */
  game: z
    .object({
      id: ids.game,
      faceoffAt: instant,
      isLive: z.boolean(),
      /** When the third period of a live game ends; null in overtime, whose end is unknown. */
      endsAt: instant.nullable(),
      /** A live game as far as it has been revealed, and the real milliseconds of a game second. */
      live: z.object({ game: gameRef, msPerSecond: z.number().int() }).nullable(),
    })
    .nullable(),
  /** Controls for a user who plays on at their own pace; null for all others. */
  own: z
    .object({
      run: z
        .object({
          target: z.enum(RUN_TARGETS),
          speed: z.enum(RUN_SPEEDS),
          isOpen: z.boolean(),
          /** Days played, and in total. */
          done: z.number().int(),
          total: z.number().int(),
          /** Real seconds that the rest is likely to take; null for a run to a decision, whose end is unknown. */
          secondsLeft: z.number().int().nullable(),
          /** Kinds of pending decisions, with the number of each. */
          stoppedFor: z.array(z.object({ decision: z.enum(DECISION_IDS), count: z.number().int() })),
          stoppedOn: z.enum(CALENDAR_STOPS).nullable(),
        })
        .nullable(),
      /** Days until the next game of the first team; null: none left this season. */
      nextGameInDays: z.number().int().nullable(),
      /** During the frenzy: days until the next bidding round. */
      nextRoundInDays: z.number().int().nullable(),
      next: z.object({
        kind: z.enum(['deadline', 'preseason', 'regular', 'playoffs', 'postseason', 'draft', 'frenzy']),
        day: z.number().int(),
        inDays: z.number().int(),
      }),
      /** Users who have requested a club. */
      waiting: z.array(z.object({ id: ids.user, name: z.string() })),
    })
    .nullable(),
  /** The manager to ask for a club of this world, and the user's own request; null: clubs can be taken. */
  joining: z
    .object({
      owner: z.string().nullable(),
      request: z
        .object({
          clubId: ids.club,
          state: z.enum(['asked', 'declined', 'open']),
          since: instant,
          /** When a declined user may ask again. */
          mayAskFrom: instant.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Set if the next day waits for managers; null otherwise. */
  ready: z
    .object({
      isReady: z.boolean(),
      /** Ready for the day after the one that waits, too: does not wait for its games. */
      skipsGames: z.boolean(),
      isAway: z.boolean(),
      /** The day's games are over, and the next day waits. */
      isWaiting: z.boolean(),
      nextDayAt: instant.nullable(),
      /** Unfinished games of the day: they are simulated at once when all managers are ready. */
      gamesToPlay: z.number().int(),
      /** Managers whose first team's game of the day is live or yet to begin. */
      playing: z.array(z.object({ name: z.string(), isLive: z.boolean() })),
      managers: z.array(z.object({ id: ids.user, name: z.string(), isReady: z.boolean(), isWaitedFor: z.boolean() })),
    })
    .nullable(),
});
export type PaceView = z.infer<typeof paceView>;

/** Why playing on needs no ability: it depends on which other users have clubs. */
const MOVED_BY = 'The only manager plays on, and admins; without a manager, users who wait for a club.';
/** Also while a turn of the season that fails keeps the game closed: they end the attempts, and begin them again. */
const moving = { open: MOVED_BY, duringMaintenance: true } as const;

export const paceCalls = {
  pace: get('activated', '/world/pace').says('What makes time pass, and who is waited for').answers(paceView),
  setPace: put('activated', '/world/pace', { ability: worldPolicy.choosePace })
    .says('Choose what makes time pass: an admin, or the only manager of a world at their own pace')
    .takes({
      pace: z.enum(WORLD_PACES),
      dayMinutes: wholeNumber(DAY_MINUTES.least, DAY_MINUTES.most).optional(),
      latestMinutes: wholeNumber(LATEST_MINUTES.least, LATEST_MINUTES.most).optional(),
      quiet: quietHours.nullable().optional(),
    })
    .answers(paceView),
  setReady: put('activated', '/world/readiness', { ability: worldPolicy.beReady, restricted: 'suspended' })
    .says('Be ready for the next day, or not yet; 409 where the day does not wait for it')
    .takes({
      isReady: z.boolean(),
      /** Ready for the day after a day that waits, too: its games are simulated when all managers are. */
      skipsGames: z.boolean().default(false),
    })
    .answers(paceView),
  play: put('activated', '/world/run', moving)
    .says('Play on at your own pace: to the next game, a day, the next decision, or the deadline or next phase')
    .takes({ target: z.enum(RUN_TARGETS), speed: z.enum(RUN_SPEEDS).default('fast') })
    .answers(paceView),
  stop: remove('activated', '/world/run', moving)
    .says('Stop playing on at once; a live game goes on')
    .answers(paceView),
  declineRequests: remove('activated', '/world/join-requests', { ability: worldPolicy.choosePace })
    .says('Decline the users who have asked for a club; they may ask again after a day')
    .answers(paceView),
};
