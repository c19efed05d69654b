/** Shapes that several contracts share. Names and flags of nations and leagues come with GET /api/world, so ids suffice. */

import * as z from 'zod';
import { GAME_TYPES } from '#domains/competition/constants.ts';
import { id, ids, wholeNumber } from '#domains/ids.ts';
import { newsFact } from '#domains/kinds.ts';
import { CAREER_KINDS } from '#domains/person/constants.ts';
import { MAX_COLUMN_ID, MAX_COLUMNS } from '#domains/settings/constants.ts';
import { pagination } from '#platform/calls/call.ts';
import type { Policy } from '#platform/calls/policy.ts';

export const seasonNumber = wholeNumber(1, 32_767);
export const pageNumber = wholeNumber(1, 100_000).default(1);
/** A page of what a user keeps to themselves if they like: `isShown` is false where it is not shown to the one who asks. */
export const pageOfUser = <Row extends z.ZodType>(row: Row) =>
  z.object({ isShown: z.boolean(), data: z.array(row), pagination });
export const level = z.enum(['PRO', 'FRM', 'U21']);
export const position = z.enum(['LW', 'C', 'RW', 'LD', 'RD', 'G']);
/** Search default S: any skater. F and D: forwards, defensemen. */
export const positionFilter = z.enum(['S', 'F', 'D', 'LW', 'C', 'RW', 'LD', 'RD', 'G']);
export type PositionFilter = z.infer<typeof positionFilter>;
export const order = z.enum(['asc', 'desc']);
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();
export const phase = z.enum(['preseason', 'regular', 'playoffs', 'postseason', 'draft', 'frenzy', 'transition']);

/** Where the world stands, for the header of every screen. */
export const clock = z.object({
  seasonNumber: z.number().int(),
  day: z.number().int(),
  phase,
  step: z.enum(['morning', 'slot-1', 'slot-2', 'slot-3', 'slot-4', 'night']),
  dayMinutes: z.number().int(),
  dayStartedAt: instant,
  dayEndsAt: instant,
  isPaused: z.boolean(),
  /** In quiet hours: the moment before which nothing begins. */
  quietUntil: instant.nullable(),
  /** What makes time pass: the only manager, everybody's word, or real time. */
  pace: z.enum(['own', 'ready', 'clock']),
  /** The next faceoff anywhere; null when none is scheduled this season. */
  nextFaceoffAt: instant.nullable(),
});

export const stage = z.enum(['regular', 'playoffs']);

/** Which abilities of a policy the one who asks has; `abilitiesOf` answers it. */
export function abilities<P extends Policy>(policy: P) {
  const shape = Object.fromEntries(Object.keys(policy).map((name) => [name, z.boolean()]));
  // Made from the policy's own keys; `fromEntries` forgets them.
  return z.object(shape as { [Name in keyof P]: z.ZodBoolean });
}

/** One line of plain text of up to `max` characters, without those that turn the direction of other text. */
export function plainLine(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), 'Must be one line of plain text.');
}

/** What something is about, named by its kind (`subject.ts`) and id. */
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

/** Anyone who may be in a game: a team of a club, or one of a nation, a region or a user, which has no page of a club. */
export const anyTeamRef = z.union([
  teamRef,
  teamRef.extend({
    clubId: z.null(),
    /** Of a nation's team only. */
    level: z.enum(['senior', 'U20']).nullable(),
    leagueId: z.null(),
    /** Of a nation's team: whose flag it has. */
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

/** Somebody with a career besides playing, as named on any screen. The face is at /api/persons/{id}/face.svg. */
export const personRef = z.object({
  id: ids.person,
  kind: z.enum(CAREER_KINDS),
  firstname: z.string(),
  lastname: z.string(),
  nationId: ids.nation,
  /** A user holds the career. */
  isUser: z.boolean(),
});
export type PersonRef = z.infer<typeof personRef>;

/** What a user with a career is asked to do in it, as the person's page lists it. */
export const personQuest = z.object({
  id: z.string(),
  /** In English; `{nation}` stands for the name of the nation. */
  text: z.string(),
  nationId: ids.nation.nullable(),
  need: z.number().int(),
  points: z.number().int(),
  /** Whole dollars for the purse of the career. */
  money: z.number().int(),
});
export type PersonQuest = z.infer<typeof personQuest>;

/** Whom a leaderboard shows: everybody, or the reader and their friends, by the ranks that they have among all. */
export const LEADERBOARD_CIRCLES = ['all', 'friends'] as const;
export const leaderboardCircle = z.enum(LEADERBOARD_CIRCLES).default('all');

export const userRef = z.object({ id: ids.user, name: z.string(), isOnline: z.boolean() });

/** Result or fixture, as lists show it. Scores are null until the last horn has been revealed, but live games show theirs so far in `live`. */
export const gameRef = z.object({
  id: ids.game,
  season: z.number().int(),
  day: z.number().int(),
  /** null: of a scrimmage, which is in no calendar. */
  slot: z.number().int().nullable(),
  /** null: of a competition that is no league's. */
  leagueId: ids.league.nullable(),
  /** What it is played for; lists of games are filtered by it. */
  type: z.enum(GAME_TYPES),
  /** How a tie after sixty minutes is settled. */
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
  /** Only while status is live: what has been revealed. */
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
  /** x playoffs clinched, y promotion place clinched, e out of the playoffs, r relegated for certain; null: open. */
  clinched: z.enum(['x', 'y', 'e', 'r']).nullable(),
});
export type StandingsRow = z.infer<typeof standingsRow>;

/** One line of news: a fact, when it was, and the screens that it leads to; the words are made where it is shown. */
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

/** One skill as a manager sees it: the ceiling itself stays hidden. */
export const skillValue = z.object({
  id: z.string(),
  value: z.number().int(),
  /** Has met its ceiling; not trainable. */
  max: z.boolean(),
  /** Is declining; not trainable. */
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
  /** Games that he sits out by order of the disciplinary board: for what, and in which game it happened. */
  suspension: z
    .object({
      gamesLeft: z.number().int(),
      /** As it was ruled. */
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
/** Columns of a table as a user has arranged them. */
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

/** A password that is chosen: long enough to be safe, short enough not to make the server hash a novel. */
export const password = z.string().min(10).max(200);

/** Why something would be refused: the same as when it is tried. */
export const fault = z.object({
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
