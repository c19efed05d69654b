/** Searches for players by their attributes, and for anyone by name. */

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
/** Training and match ratings: 0 to 100; match ratings in tenths, so that 65 is 6.5. */
const workRating = wholeNumber(0, 100);
const flag = z.enum(['true', 'false']).default('false');

/** Filters that a player must match; omitted ones do not apply. Bounds are inclusive. */
export const playerFilters = z.object({
  /** Part of his name. */
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
  /** Dollars per season: of his contract, or a free agent's asking price. */
  minSalary: dollars.optional(),
  maxSalary: dollars.optional(),
  /** Seasons left on his contract, including the current one; 0: a free agent. */
  minYears: years.optional(),
  maxYears: years.optional(),
  minXp: experience,
  maxXp: experience,
  minOverall: rating.optional(),
  maxOverall: rating.optional(),
  minTraining: workRating.optional(),
  maxTraining: workRating.optional(),
  /** A player without games has no match rating and fits no range of it. */
  minMatch: workRating.optional(),
  maxMatch: workRating.optional(),
  /** Only free agents who may well retire unless they get signed. */
  faRetiringOnly: flag,
  /** Only players on a team of this level. */
  level: level.optional(),
  league: id.optional(),
});
export type PlayerFilters = z.infer<typeof playerFilters>;

/** The players to search. */
export const playerScope = z.enum(['everybody', 'free-agents', 'under-contract']);
export type PlayerScope = z.infer<typeof playerScope>;

export const playerSort = z.enum(['overall', 'salary', 'age', 'name', 'position', 'years', 'xp']);
export type PlayerSort = z.infer<typeof playerSort>;

export const foundPlayer = z.object({
  player: rosterPlayer,
  /** null: a free agent; or, with seasons left, on the way to a team. */
  team: teamRef.nullable(),
  /**
   * What a free agent is worth in the top tier, in whole dollars per season, the same for all viewers: what he asks of a
   * club is in his market. Null for players with a contract or whose rights are held.
   */
  ask: z.number().int().nullable(),
  /** Seasons left on his contract, including the current one. */
  yearsLeft: z.number().int(),
  /** Whether he is a free agent who may well retire unless he gets signed. */
  mayRetire: z.boolean(),
  /** A free agent's interest in the viewer's club; null for other players, and for viewers without a club. */
  interest: z.enum(['keen', 'likes', 'open', 'cool', 'cold'] satisfies Interest[]).nullable(),
  isShortlisted: z.boolean(),
});
export type FoundPlayer = z.infer<typeof foundPlayer>;

/** The best matches of each kind. */
export const quickFound = z.object({
  players: z.array(
    z.object({
      player: playerRef,
      age: z.number().int(),
      /** null: retired, or an amateur, whom only scouts can assess. */
      overall: z.number().int().nullable(),
      isRetired: z.boolean(),
      /** null: no team. */
      team: teamRef.nullable(),
    }),
  ),
  teams: z.array(teamRef),
  users: z.array(userRef),
  /** People with a career other than playing. */
  persons: z.array(personRef),
  /** The latest and the next game of the best-matching team. */
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
        /** Only players of this team. */
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
      /** Part of the name or abbreviation of one of the teams; '' for any. */
      name: z.string().trim().max(60).default(''),
      /** The same for the other team. */
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
