import * as z from 'zod';
import { FEATURE_IDS } from '#domains/admin/constants.ts';
import { ids, wholeNumber } from '#domains/ids.ts';
import { nation } from '#domains/nation/contract.ts';
import { RAFFLE_TYPE_IDS } from '#domains/raffle/constants.ts';
import { clock, gameRef, instant, level, newsItem, pageNumber, phase } from '#domains/shapes.ts';
import {
  RECORD_ERAS,
  RECORD_HOLDERS,
  RECORD_LEVELS,
  RECORD_ORDERS,
  RECORD_SCOPES,
  RECORD_STAGES,
  RECORD_STATISTICS,
} from '#domains/world/constants.ts';
import { paceCalls } from '#domains/world/contract/pace.ts';
import { get, post } from '#platform/calls/call.ts';

/** The world's date and time, for the header of every screen. */
export type Clock = z.infer<typeof clock>;

const worldData = z.object({
  name: z.string(),
  version: z.number().int(),
  currentSeason: z.number().int(),
  seasonPhase: phase,
  isBananaDay: z.boolean(),
  /** Features that admins have closed, each with their reason. */
  closedFeatures: z.array(z.object({ feature: z.enum(FEATURE_IDS), reason: z.string() })),
  /** The user's referral code, '' for a visitor. */
  refCode: z.string(),
  admin: z.boolean(),
  clock,
  nations: z.array(nation),
  unrankedNations: z.array(nation),
  leagues: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      abbr: z.string(),
      tier: z.number().int(),
      level,
      isPro: z.boolean(),
      proLeagueId: ids.league,
      feedsLeagueId: ids.league.nullable(),
      slot: z.number().int(),
    }),
  ),
  seasons: z.array(z.object({ number: z.number().int(), year: z.number().int() })),
  skills: z.array(z.object({ id: z.string(), skater: z.boolean(), goalie: z.boolean() })),
  specialSkills: z.array(z.object({ id: z.string(), skater: z.boolean(), goalie: z.boolean() })),
  inactiveSpecialSkills: z.array(z.string()),
  coachSkills: z.array(z.object({ id: z.string() })),
  coachSpecialSkills: z.array(z.object({ id: z.string() })),
  accolades: z.array(z.object({ id: z.string() })),
  achievements: z.array(z.object({ id: z.string(), points: z.number().int() })),
  trophies: z.array(
    z.object({
      id: z.string(),
      category: z.enum(['cup', 'president']),
      level,
      tier: z.enum(['top', 'lower']),
      description: z.string(),
    }),
  ),
  raffleTypes: z.array(
    z.object({
      id: z.enum(RAFFLE_TYPE_IDS),
      /** Real days from one closing to the next. */
      days: z.number().int(),
      ticketPrice: z.number().int(),
    }),
  ),
  quests: z.array(z.object({ id: z.string() })),
  championship: z.object({ id: z.number().int() }).nullable(),
  friendlyCups: z.array(z.object({ id: z.number().int() })),
  uaCup: z.object({ id: z.number().int() }).nullable(),
});
export type WorldData = z.infer<typeof worldData>;

export const worldContract = {
  data: get('anyone', '/world').says('World data, with an ETag').answers(worldData),
  version: get('anyone', '/world/version')
    .says('Version of the world data, and build of the web app')
    .answersBody(
      z.object({
        /** Increases with each deployment, each change of the site and each new version of the world. */
        version: z.number().int(),
        /** The build of the web app that was deployed last; '' if none was. */
        build: z.string(),
        /** How often admins have announced a new version. */
        announced: z.number().int(),
        /** Their message at the last announcement. */
        note: z.string(),
      }),
    ),
  clock: get('anyone', '/world/clock').says('Where the world stands').answers(clock),
  today: get('anyone', '/world/today')
    .says('Live games, next faceoffs, last results and storylines for the home page')
    .answers(
      z.object({
        clock,
        live: z.array(gameRef),
        next: z.array(gameRef),
        recent: z.array(gameRef),
        storylines: z.array(newsItem),
        counts: z.object({
          clubs: z.number().int(),
          players: z.number().int(),
          managers: z.number().int(),
          gamesPlayed: z.number().int(),
          online: z.number().int(),
        }),
      }),
    ),
  ...paceCalls,
  seasonCurrent: get('anyone', '/season-current')
    .says('Number of the running season')
    .answers(z.object({ seasonNumber: z.number().int() })),
  seasonPhase: get('anyone', '/season-phase').says('Phase of the running season').answers(z.object({ phase })),
  nextRankingUpdate: get('activated', '/world/next-ranking-update')
    .says('When the rankings of managers move next: the end of the game day')
    .answers(z.object({ timestamp: instant.nullable(), expiresAt: instant.nullable() })),
  records: get('activated', '/world/records')
    .says('Records of players and teams')
    .takes({
      page: pageNumber,
      tournament_level: z.enum(RECORD_LEVELS).default('any'),
      era: z.enum(RECORD_ERAS).default('alltime'),
      team: z.literal('mine').optional(),
      players: z.literal('mine').optional(),
      tier: z
        .union([z.literal('any'), wholeNumber(1, 99)], { error: 'Must be any or a tier from 1 on.' })
        .default('any'),
      holder_type: z.enum(RECORD_HOLDERS).default('any'),
      scope: z.enum(RECORD_SCOPES).default('any'),
      season_type: z.enum(RECORD_STAGES).default('any'),
      statistic: z.enum(['any', ...RECORD_STATISTICS]).default('any'),
      order: z.enum(RECORD_ORDERS).default('desc'),
    })
    .answersPage(
      z.object({
        statistic: z.enum(RECORD_STATISTICS),
        scope: z.enum(['game', 'season', 'career']),
        holderType: z.enum(['player', 'team']),
        holderId: z.number().int(),
        holderName: z.string(),
        teamId: ids.team.nullable(),
        leagueId: ids.league.nullable(),
        season: z.number().int().nullable(),
        gameId: ids.game.nullable(),
        seasonType: z.enum(['regular', 'playoffs']),
        value: z.number(),
      }),
    ),
  status: get('anyone', '/status', { duringMaintenance: true })
    .says('200 while the game is open, 503 with Retry-After during maintenance')
    .answersBody(z.object({ status: z.literal('ok') })),
  logError: post('anyone', '/logger', {
    open: 'Errors of visitors count, too.',
    rateLimit: 'log',
    duringMaintenance: true,
  })
    .says('Report an error of the client')
    .takes({ error: z.string().min(1).max(8000) })
    .nothing(),
  errorService: get('anyone', '/error-service')
    .says('Where to report errors of the client besides /logger')
    .answersBody(z.object({ dsn: z.string().nullable() })),
  horn: get('anyone', '/horn/{id}')
    .says('Where a goal horn is to be had, and its length in ms')
    .takes({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) })
    .answers(z.object({ path: z.string(), duration: z.number().int() })),
};

/** Market windows, in the specification's form. */
const windowStatus = z.enum(['open', 'closed']);
/** Times are null where unknown, as at a manager's own pace. */
const windowMoments = {
  /** The latest time until which this holds. */
  timestamp: instant.nullable(),
  expiresAt: instant.nullable(),
  /** When it closes, or the event behind it ends; and on which day of the season. */
  closesAt: instant.nullable(),
  closesOn: z.number().int().nullable(),
};
export const windowsContract = {
  coachFreeAgents: get('activated', '/coach-center/free-agent-window-status')
    .says('Window for free coaches')
    .answers(z.object({ status: windowStatus, ...windowMoments })),
  freeAgents: get('activated', '/free-agent-center/free-agent-window-status')
    .says('Window for free agents')
    .answers(
      z.object({
        status: windowStatus,
        ...windowMoments,
        statusReason: z.string().nullable(),
      }),
    ),
};
