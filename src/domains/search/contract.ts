/** Finding players by what they are, and anybody by name. */

import * as z from 'zod';
import { id, wholeNumber } from '#domains/ids.ts';
import {
  gameRef,
  level,
  order,
  pageNumber,
  personRef,
  playerRef,
  positionFilter,
  rosterPlayer,
  seasonNumber,
  teamRef,
  userRef,
} from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { Interest } from '#engine/market/interest.ts';
import { GOALIE_SKILLS, GOALIE_SPECIAL_SKILLS, SKATER_SKILLS, SKATER_SPECIAL_SKILLS } from '#engine/player/skills.ts';
import { get } from '#platform/calls/call.ts';

const MAX_SKILL_RANGES = 5;
const skillRange = `(${[...SKATER_SKILLS, ...GOALIE_SKILLS].join('|')}):\\d{1,2}-\\d{1,2}`;

const age = wholeNumber(14, 60);
const dollars = wholeNumber(0, 100_000_000);
const years = wholeNumber(0, 8);
const rating = wholeNumber(0, 99);
/** −1: no bound. */
const experience = wholeNumber(-1, 10).default(-1);
/** Training and match ratings: 0 to 100; of matches in tenths, so that 65 is 6.5. */
const workRating = wholeNumber(0, 100);
const flag = z.enum(['true', 'false']).default('false');

/** What a player must be to be found; what is left out does not matter. Bounds are included. */
export const playerFilters = z.object({
  /** In his name. */
  name: z.string().trim().max(60).default(''),
  /** S: any skater. */
  position: positionFilter.default('S'),
  minAge: age.optional(),
  maxAge: age.optional(),
  nation: id.optional(),
  /** Ranges of up to five skills: 'skating:70-99,passing:60-80'. */
  skills: z
    .string()
    .regex(new RegExp(`^(${skillRange}(,${skillRange}){0,${MAX_SKILL_RANGES - 1}})?$`), {
      error: 'Must be ranges of at most five skills, such as skating:70-99,passing:60-80.',
    })
    .default(''),
  special: z.enum([...SKATER_SPECIAL_SKILLS, ...GOALIE_SPECIAL_SKILLS]).optional(),
  /** Dollars a season: of his contract, or what a free agent asks. */
  minSalary: dollars.optional(),
  maxSalary: dollars.optional(),
  /** Seasons left on his contract, the running one included; 0: a free agent. */
  minYears: years.optional(),
  maxYears: years.optional(),
  minXp: experience,
  maxXp: experience,
  minOverall: rating.optional(),
  maxOverall: rating.optional(),
  minTraining: workRating.optional(),
  maxTraining: workRating.optional(),
  /** Who has not played yet has no match rating, and fits no range of it. */
  minMatch: workRating.optional(),
  maxMatch: workRating.optional(),
  /** Only free agents who may well retire unless somebody signs them. */
  faRetiringOnly: flag,
  /** Only those with a team of this level. */
  level: level.optional(),
  league: id.optional(),
});
export type PlayerFilters = z.infer<typeof playerFilters>;

/** Among whom one looks. */
export const playerScope = z.enum(['everybody', 'free-agents', 'under-contract']);
export type PlayerScope = z.infer<typeof playerScope>;

export const playerSort = z.enum(['overall', 'salary', 'age', 'name', 'position', 'years', 'xp']);
export type PlayerSort = z.infer<typeof playerSort>;

export const foundPlayer = z.object({
  player: rosterPlayer,
  /** null: a free agent; or, with seasons left, on the way to a team. */
  team: teamRef.nullable(),
  /** Whole dollars a season that a free agent asks; null for who has a contract, and whom a club holds. */
  ask: z.number().int().nullable(),
  /** Seasons left on his contract, the running one included. */
  yearsLeft: z.number().int(),
  /** A free agent who may well retire unless somebody signs him. */
  mayRetire: z.boolean(),
  /** What a free agent thinks of the club of the one who asks; null for others, and for who has no club. */
  interest: z.enum(['keen', 'likes', 'open', 'cool', 'cold'] satisfies Interest[]).nullable(),
  isShortlisted: z.boolean(),
});
export type FoundPlayer = z.infer<typeof foundPlayer>;

/** The best of each kind. */
export const quickFound = z.object({
  players: z.array(
    z.object({
      player: playerRef,
      age: z.number().int(),
      /** null: retired, or an amateur of whom only scouts have an idea. */
      overall: z.number().int().nullable(),
      isRetired: z.boolean(),
      /** null: without one. */
      team: teamRef.nullable(),
    }),
  ),
  teams: z.array(teamRef),
  users: z.array(userRef),
  /** With a career besides playing. */
  persons: z.array(personRef),
  /** The last and the next one of the team that is named best. */
  games: z.array(gameRef),
});
export type QuickFound = z.infer<typeof quickFound>;

const MIN_LETTERS = 2;

const named = z.object({
  name: z.string().trim().min(MIN_LETTERS, { error: 'Two letters at least.' }).max(60),
  page: pageNumber,
});

export const search = {
  players: get('activated', '/search/players')
    .says('Players by name, position, age, skills, contract and more')
    .takes(
      playerFilters.extend({
        scope: playerScope.default('everybody'),
        /** Only those of this team. */
        team: id.optional(),
        sort: playerSort.default('overall'),
        order: order.default('desc'),
        page: pageNumber,
      }),
    )
    .answersPage(foundPlayer),
  quick: get('activated', '/search/quick')
    .says('A few players, teams, managers, other people and games by name, misspelled or not')
    .takes(named.omit({ page: true }))
    .answers(quickFound),
  teams: get('activated', '/search/teams').says('Teams by name or abbreviation').takes(named).answersPage(teamRef),
  games: get('activated', '/search/games')
    .says('Games by teams, season, day and level, the latest first')
    .takes({
      /** In the name of one of the teams, or its abbreviation; '' for any. */
      name: z.string().trim().max(60).default(''),
      /** The same of the other one. */
      against: z.string().trim().max(60).default(''),
      season: seasonNumber.optional(),
      day: wholeNumber(1, DAYS_PER_SEASON).optional(),
      level: level.optional(),
      page: pageNumber,
    })
    .answersPage(gameRef),
  persons: get('activated', '/search/persons')
    .says('Coaches, scouts, agents, reporters and presidents by name')
    .takes(named)
    .answersPage(personRef),
  users: get('activated', '/search/users')
    .says('Managers by name, with their clubs')
    .takes(named)
    .answersPage(z.object({ user: userRef, team: teamRef.nullable() })),
};
