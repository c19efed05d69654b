/** Shapes shared by several contracts. Names and flags of nations and leagues come with GET /api/world, so ids suffice. */

import * as z from 'zod';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import { GAME_TYPES } from '#domains/competition/constants.ts';
import { id, ids, wholeNumber } from '#domains/ids.ts';
import { newsFact } from '#domains/kinds.ts';
import { CAREER_KINDS } from '#domains/person/constants.ts';
import { MAX_COLUMN_ID, MAX_COLUMNS } from '#domains/settings/constants.ts';
import { misfitIn, tidyName, USER_NAME } from '#engine/player/identity/name-letters.ts';
import { pagination } from '#platform/calls/call.ts';
import type { Policy } from '#platform/calls/policy.ts';

export const seasonNumber = wholeNumber(1, 32_767);
export const pageNumber = wholeNumber(1, 100_000).default(1);
/** A page of a list that a user may hide: `isShown` is false if it is hidden from the reader. */
export const pageOfUser = <Row extends z.ZodType>(row: Row) =>
  z.object({ isShown: z.boolean(), data: z.array(row), pagination });
export const level = z.enum(['PRO', 'FRM', 'U21']);
export const position = z.enum(['LW', 'C', 'RW', 'LD', 'RD', 'G']);
/** S, the search default: any skater. F and D: forwards, defensemen. */
export const positionFilter = z.enum(['S', 'F', 'D', 'LW', 'C', 'RW', 'LD', 'RD', 'G']);
export type PositionFilter = z.infer<typeof positionFilter>;
export const order = z.enum(['asc', 'desc']);
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();
export const phase = z.enum(['preseason', 'regular', 'playoffs', 'postseason', 'draft', 'frenzy', 'transition']);

/** The world's date and pace, for the header of every screen. */
export const clock = z.object({
  seasonNumber: z.number().int(),
  day: z.number().int(),
  phase,
  step: z.enum(['morning', 'slot-1', 'slot-2', 'slot-3', 'slot-4', 'night']),
  dayMinutes: z.number().int(),
  dayStartedAt: instant,
  dayEndsAt: instant,
  isPaused: z.boolean(),
  /** During quiet hours: the time before which nothing starts. */
  quietUntil: instant.nullable(),
  /** What makes time pass: the only manager, everyone being ready, or real time. */
  pace: z.enum(['own', 'ready', 'clock']),
  /** The next faceoff anywhere; null when none is scheduled this season. */
  nextFaceoffAt: instant.nullable(),
});

export const stage = z.enum(['regular', 'playoffs']);

/** Headers of a change to what has a version, '"12"'; optional only so that the call itself can say what is missing. */
export const ifMatch = z.object({ 'if-match': z.string().optional() });

/** The schema of the reader's abilities under a policy; `abilitiesOf` returns them. */
export function abilities<P extends Policy>(policy: P) {
  const shape = Object.fromEntries(Object.keys(policy).map((name) => [name, z.boolean()]));
  // Built from the policy's own keys, whose types `fromEntries` loses.
  return z.object(shape as { [Name in keyof P]: z.ZodBoolean });
}

/** One line of plain text of up to `max` characters, without characters that change the direction of other text. */
export function plainLine(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), 'Must be one line of plain text.');
}

/** A name of `min` to `max` characters that matches a pattern of `name-letters.ts`; a refusal says which character does not. */
export function nameText(pattern: RegExp, { min, max }: { min: number; max: number }) {
  const error = ({ input }: { input?: unknown }) => {
    const misfit = misfitIn(String(input), pattern);
    return misfit === null ? undefined : `“${misfit}” is not allowed here, or not at the start.`;
  };
  return z.string().overwrite(tidyName).min(min).max(max).regex(pattern, { error });
}

/** The name of a user. */
export const userName = nameText(USER_NAME, { min: 2, max: 30 });

/** Any subject, named by its kind (`subject.ts`) and id. */
export const subject = z.object({ kind: z.string().regex(/^[a-z][a-z-]{1,29}$/), id });
export type Subject = z.infer<typeof subject>;

/** A club's team as named on any screen. The crest is at /api/clubs/{clubId}/crest.svg. */
export const teamRef = z.object({
  id: ids.team,
  clubId: ids.club,
  level,
  leagueId: ids.league,
  city: z.string(),
  nickname: z.string(),
  abbr: z.string(),
  /** Primary, secondary, accent: '#rrggbb'. */
  colors: z.tuple([z.string(), z.string(), z.string()]),
});
export type TeamRef = z.infer<typeof teamRef>;

/** Any team that can play a game: a club's, or that of a nation, a region or a user, which have no club page. */
export const anyTeamRef = z.union([
  teamRef,
  teamRef.extend({
    clubId: z.null(),
    /** For a nation's team only. */
    level: z.enum(NATION_LEVELS).nullable(),
    leagueId: z.null(),
    /** For a nation's team: the nation of its flag. */
    nationId: ids.nation.nullable(),
    /** Its name; the nickname may be empty. */
    city: z.string(),
  }),
]);
export type AnyTeamRef = z.infer<typeof anyTeamRef>;

/** A player as named on any screen. The face is at /api/players/{id}/face.svg. */
export const playerRef = z.object({
  id: ids.player,
  firstname: z.string(),
  lastname: z.string(),
  nationId: ids.nation,
  position,
  jerseyNumber: z.number().int().nullable(),
  teamId: ids.team.nullable(),
});
export type PlayerRef = z.infer<typeof playerRef>;

/** A person with a career besides playing, as named on any screen. The face is at /api/persons/{id}/face.svg. */
export const personRef = z.object({
  id: ids.person,
  kind: z.enum(CAREER_KINDS),
  firstname: z.string(),
  lastname: z.string(),
  nationId: ids.nation,
  /** Whether a user holds the career. */
  isUser: z.boolean(),
});
export type PersonRef = z.infer<typeof personRef>;

/** A quest in a user's career, as listed on the person's page. */
export const personQuest = z.object({
  id: z.string(),
  /** In English; `{nation}` is replaced by the name of the nation. */
  text: z.string(),
  nationId: ids.nation.nullable(),
  need: z.number().int(),
  points: z.number().int(),
  /** Reward in whole dollars, paid to the career's purse. */
  money: z.number().int(),
});
export type PersonQuest = z.infer<typeof personQuest>;

/** The users on a leaderboard: everyone, or the reader and their friends, with their ranks among all. */
export const LEADERBOARD_CIRCLES = ['all', 'friends'] as const;
export const leaderboardCircle = z.enum(LEADERBOARD_CIRCLES).default('all');

export const userRef = z.object({ id: ids.user, name: z.string(), isOnline: z.boolean() });

/**
 * A result or fixture in lists. Scores are null until the final horn has been revealed; live games show the current
 * score in `live`.
 */
export const gameRef = z.object({
  id: ids.game,
  season: z.number().int(),
  day: z.number().int(),
  /** null: a scrimmage, which is not in the calendar. */
  slot: z.number().int().nullable(),
  /** null: not a league game. */
  leagueId: ids.league.nullable(),
  /** The kind of game; lists of games are filtered by it. */
  type: z.enum(GAME_TYPES),
  /** How a tie after sixty minutes is decided. */
  overtime: z.object({
    men: z.literal([3, 4, 5]),
    /** 0: none; null: until a goal. */
    minutes: z.number().int().nullable(),
    shootout: z.boolean(),
  }),
  round: z.number().int(),
  pairingId: ids.pairing.nullable(),
  status: z.enum(['scheduled', 'live', 'final', 'unneeded']),
  /** Real time of the faceoff, past or planned. */
  faceoffAt: instant.nullable(),
  home: anyTeamRef,
  away: anyTeamRef,
  homeScore: z.number().int().nullable(),
  awayScore: z.number().int().nullable(),
  endedIn: z.enum(['regulation', 'overtime', 'shootout']).nullable(),
  /** Only while the game is live: what has been revealed. */
  live: z
    .object({
      period: z.number().int(),
      second: z.number().int(),
      inIntermission: z.boolean(),
      homeScore: z.number().int(),
      awayScore: z.number().int(),
    })
    .nullable(),
});
export type GameRef = z.infer<typeof gameRef>;

/** Ratings 0 to 99 each; overall is the rounded average of the five. */
export const ratings = z.object({
  offense: z.number().int(),
  defense: z.number().int(),
  physical: z.number().int(),
  goaltending: z.number().int(),
  coaching: z.number().int(),
  overall: z.number().int(),
});

export const standingsRow = z.object({
  team: teamRef,
  rank: z.number().int(),
  played: z.number().int(),
  wins: z.number().int(),
  overtimeWins: z.number().int(),
  overtimeLosses: z.number().int(),
  losses: z.number().int(),
  points: z.number().int(),
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  /** Results of the last ten games, oldest first: W regulation win, OW, OL, L. */
  lastTen: z.array(z.enum(['W', 'OW', 'OL', 'L'])),
  /** e.g. 'W3', 'L1'; '' before the first game. */
  streak: z.string(),
  /** x clinched playoffs, y clinched promotion, e eliminated from the playoffs, r relegated; null: open. */
  clinched: z.enum(['x', 'y', 'e', 'r']).nullable(),
});
export type StandingsRow = z.infer<typeof standingsRow>;

/** One news item: a fact, its time, and the pages it links to; its text is written where it is shown. */
export const newsItem = z
  .object({
    id: z.number().int(),
    season: z.number().int(),
    day: z.number().int(),
    clubId: ids.club.nullable(),
    leagueId: ids.league.nullable(),
    playerId: ids.player.nullable(),
    gameId: ids.game.nullable(),
    personId: ids.person.nullable(),
    userId: ids.user.nullable(),
    createdAt: instant,
  })
  .and(newsFact);
export type NewsItem = z.infer<typeof newsItem>;

/** One skill as a manager sees it; the ceiling stays hidden. */
export const skillValue = z.object({
  id: z.string(),
  value: z.number().int(),
  /** Whether it has reached its ceiling; not trainable. */
  max: z.boolean(),
  /** Whether it is declining; not trainable. */
  dec: z.boolean(),
});

/** A player as the roster table shows him. */
export const rosterPlayer = playerRef.extend({
  positions: z.array(position),
  age: z.number().int(),
  /** 1 U21, 2 FRM, 3 PRO, 4 Veteran. */
  ageClass: z.number().int(),
  hand: z.enum(['L', 'R']),
  heightCm: z.number().int(),
  weightKg: z.number().int(),
  overall: z.number().int(),
  skills: z.array(skillValue),
  specialSkills: z.array(z.string()),
  xp: z.number().int(),
  form: z.number().int(),
  energy: z.number().int(),
  morale: z.number().int(),
  trainingOn: z.string().nullable(),
  injury: z
    .object({
      part: z.string(),
      severity: z.string(),
      untilSeason: z.number().int(),
      untilDay: z.number().int(),
      daysLeft: z.number().int(),
    })
    .nullable(),
  /** A suspension by the disciplinary board: the reason, and the game in which it happened. */
  suspension: z
    .object({
      gamesLeft: z.number().int(),
      /** The length ruled, in games. */
      games: z.number().int(),
      infraction: z.string(),
      season: z.number().int(),
      day: z.number().int(),
      gameId: ids.game,
    })
    .nullable(),
  contract: z
    .object({
      from: z.number().int(),
      to: z.number().int(),
      salary: z.number().int(),
      kind: z.enum(['entry', 'standard']),
    })
    .nullable(),
  /** Regular season so far; null without a game. */
  season: z
    .object({
      games: z.number().int(),
      goals: z.number().int(),
      assists: z.number().int(),
      points: z.number().int(),
      plusMinus: z.number().int(),
      pim: z.number().int(),
      toiPerGame: z.number(),
      wins: z.number().int(),
      savePercentage: z.number().nullable(),
      goalsAgainstAverage: z.number().nullable(),
    })
    .nullable(),
});
export type RosterPlayerView = z.infer<typeof rosterPlayer>;

const columnIds = z.array(z.string().max(MAX_COLUMN_ID)).max(MAX_COLUMNS);
/** Columns of a table as the user has arranged them. */
const tableLayout = z.strictObject({
  hidden: columnIds.optional(),
  order: columnIds.optional(),
  widths: z.record(z.string().max(MAX_COLUMN_ID), z.number().int()).optional(),
});
/** A setting is a switch, a choice, a map (colors by rating band) or the columns of a table. */
const settingValue = z.union([
  z.boolean(),
  z.string().max(100),
  z.record(z.string().max(20), z.string().max(20)),
  tableLayout,
]);
/** Settings by id, defaults filled in. */
export const settingsMap = z.record(z.string(), settingValue);

/** A new password: long enough to be safe, and short enough to hash quickly. */
export const password = z.string().min(10).max(200);

/** Why an action would be refused: the same error as when it is tried. */
export const fault = z.object({
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
