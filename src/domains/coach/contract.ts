/** Coaches, and the staffs of clubs. */

import * as z from 'zod';
import { COACH_SKILLS, COACH_SORTS, COACH_SPECIAL_SKILLS, COACH_STYLES, EFFECTS } from '#domains/coach/constants.ts';
import { BENCH_MOVES } from '#domains/game/constants.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { COACH_ROLES, JOB_EVENTS, JOB_ROLES } from '#domains/job/constants.ts';
import { applicant, employerRef, nationTerms, postFields, terms } from '#domains/job/contract.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { newsPage } from '#domains/news/contract.ts';
import { abilities, gameRef, pageNumber, personRef, playerRef, seasonNumber, stage, teamRef } from '#domains/shapes.ts';
import { get, pagination, post } from '#platform/calls/call.ts';

const dollars = z.number().int();
const role = z.enum(JOB_ROLES);
const coachRole = z.enum(COACH_ROLES);
const skill = z.enum(COACH_SKILLS);

/** A coach as lists show him. */
export const coachLine = z.object({
  person: personRef,
  age: z.number().int(),
  /** 0 to 99 each, in the order of COACH_SKILLS. */
  skills: z.array(z.number().int()),
  specialSkills: z.array(z.enum(COACH_SPECIAL_SKILLS)),
  style: z.enum(COACH_STYLES),
  /** His rating in the job that suits him best. */
  bestRole: role,
  fit: z.number().int(),
  /** His present job; null: none. */
  job: z.object({ employer: employerRef, role, pay: dollars, untilSeason: z.number().int() }).nullable(),
});
export type CoachLine = z.infer<typeof coachLine>;

const effects = z.object(
  // One number each; `fromEntries` loses the keys.
  Object.fromEntries(EFFECTS.map((effect) => [effect, z.number().int()])) as Record<
    (typeof EFFECTS)[number],
    z.ZodNumber
  >,
);

/** One job of a staff. */
const staffJob = z.object({
  role: coachRole,
  /** null: vacant. */
  coach: coachLine.nullable(),
  /** His rating in the job. */
  fit: z.number().int().nullable(),
  /** How well the team that he leads suits his style, 0 to 99; null: the job is vacant, or leads no club team. */
  suits: z.number().int().nullable(),
  ...postFields,
});

/** The coaches of the national teams of a federation. */
export const nationStaffView = z.object({
  nationId: ids.nation,
  abilities: abilities(jobPolicy),
  season: z.number().int(),
  /** Whole dollars a season that the league pays for the whole staff, and the unspent part. */
  frame: dollars,
  left: dollars,
  /** For the president: the federation's balance. */
  balance: dollars.nullable(),
  jobs: z.array(staffJob),
});
export type NationStaffView = z.infer<typeof nationStaffView>;

export const staffView = z.object({
  team: teamRef,
  teams: z.array(teamRef),
  abilities: abilities(jobPolicy),
  /** The club's balance, if it is the user's own. */
  balance: dollars.nullable(),
  season: z.number().int(),
  jobs: z.array(staffJob),
  /**
   * The staff's effects on each team, relative to the average staff of its league: percent, points of morale, or for
   * games tenths of a goal a season.
   */
  effects: z.array(z.object({ team: teamRef, coaching: z.number().int(), effects })),
});
export type StaffView = z.infer<typeof staffView>;

/** Games of the regular season and the playoffs. */
const record = z.object({
  games: z.number().int(),
  wins: z.number().int(),
  overtimeWins: z.number().int(),
  overtimeLosses: z.number().int(),
  losses: z.number().int(),
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
});
export type CoachRecord = z.infer<typeof record>;

export const coachView = z.object({
  coach: coachLine,
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** His record as a player. */
  playerId: ids.player.nullable(),
  userId: ids.user.nullable(),
  /** How well the team that he leads suits his style, 0 to 99; null: he leads no club team. */
  suits: z.number().int().nullable(),
  /** His jobs, latest first. */
  stints: z.array(
    z.object({
      employer: employerRef,
      role,
      fromSeason: z.number().int(),
      toSeason: z.number().int().nullable(),
      reason: z.enum(JOB_EVENTS).nullable(),
      /** Games of the team of a head coach, or of the juniors of a youth coach; null: for an assistant, or a nation. */
      record: record.nullable(),
    }),
  ),
});
export type CoachView = z.infer<typeof coachView>;

export const coachSearch = z.object({
  /** The job that the fit and the ask are for. */
  role: coachRole.default('head'),
  name: z.string().max(60).optional(),
  free: z.enum(['true', 'false']).optional(),
  nation: id.optional(),
  special: z.enum(COACH_SPECIAL_SKILLS).optional(),
  style: z.enum(COACH_STYLES).optional(),
  skill: skill.optional(),
  atLeast: wholeNumber(0, 99).optional(),
  maxAge: wholeNumber(20, 99).optional(),
  /** The nation for which the asking salary is computed; absent: a club of the user's own tier. */
  federation: id.optional(),
  sort: z.enum(COACH_SORTS).default('fit'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: pageNumber,
});

const foundCoach = coachLine.extend({
  /** In the requested job. */
  roleFit: z.number().int(),
  /** How well the team that he would lead at the user's club suits his style, 0 to 99; null: he would lead none, or there is no club. */
  suits: z.number().int().nullable(),
  /** Whole dollars a season that he asks there. */
  ask: dollars,
});
export type FoundCoach = z.infer<typeof foundCoach>;

const assessed = z.object({
  coach: coachLine,
  /** In the requested job. */
  roleFit: z.number().int(),
  /** How well the team that he would lead suits his style, 0 to 99; null: he would lead no club team, or no club was requested. */
  suits: z.number().int().nullable(),
  /** The seven skills, the most important for the job first. */
  parts: z.array(
    z.object({
      skill,
      /** The skill's share of the fit, in percent. */
      weight: z.number().int(),
      value: z.number().int(),
      /** Points of the fit. */
      points: z.number(),
    }),
  ),
  /**
   * What each special skill changes for the team that the job mainly works for, in the units of `effects`, not rounded;
   * empty if it has no effect in the job.
   */
  specials: z.array(
    z.object({
      special: z.enum(COACH_SPECIAL_SKILLS),
      effects: z.array(z.object({ effect: z.enum(EFFECTS), value: z.number() })),
    }),
  ),
});
export type AssessedCoach = z.infer<typeof assessed>;

export const coachBreakdown = z.object({
  role: coachRole,
  /** His rating in each job, in the order of COACH_ROLES. */
  fits: z.array(z.number().int()),
  candidate: assessed,
  /** The employer whose staff he is compared with; null: none. */
  employer: employerRef.nullable(),
  /** The holder of the job there; null: vacant, held by this coach himself, or no staff was requested. */
  holder: assessed.nullable(),
  /** Mean of each skill, in the order of the parts, of the coaches in this job at comparable employers; null: there are none. */
  ordinary: z.object({ roleFit: z.number().int(), values: z.array(z.number().int()) }).nullable(),
  /** The staff's effects on the team that the job mainly works for, today and with him; null: no staff was requested. */
  change: z.object({ team: teamRef.nullable(), before: effects, after: effects }).nullable(),
});
export type CoachBreakdown = z.infer<typeof coachBreakdown>;

const coachSeason = z.object({
  season: z.number().int(),
  stage: z.enum(['regular', 'playoffs']),
  team: teamRef,
  role,
  record,
});
export type CoachSeason = z.infer<typeof coachSeason>;

const coachedGame = z.object({
  game: gameRef,
  team: teamRef,
  result: z.enum(['W', 'OW', 'OL', 'L']),
  role,
  /** His team's chance to win before the game, from the lineups, 0 to 1; null: the game's input was not kept. */
  chance: z.number().nullable(),
  /** Goals that the staff was worth behind the bench, as measured over seasons, relative to an average one; null as above. */
  staffGoals: z.number().nullable(),
  /** What the bench changed, in order, with the chance to win just before and at the end of its window. */
  moves: z.array(
    z.object({
      kind: z.enum(BENCH_MOVES),
      period: z.number().int(),
      second: z.number().int(),
      /** The goalie who left the net; null: none did. */
      goalie: playerRef.nullable(),
      before: z.number(),
      after: z.number(),
    }),
  ),
});
export type CoachedGame = z.infer<typeof coachedGame>;

const rankedCoach = z.object({
  /** By wins in his career as a head coach; equal wins share a rank. */
  rank: z.number().int(),
  person: personRef,
  /** His present employer; null: none. */
  employer: employerRef.nullable(),
  record,
});
export type RankedCoach = z.infer<typeof rankedCoach>;

const tracked = z.object({
  id: z.number().int(),
  kind: z.enum(JOB_EVENTS),
  role,
  person: personRef.nullable(),
  employer: employerRef.nullable(),
  season: z.number().int(),
  day: z.number().int(),
  amount: dollars,
});
export type TrackedJob = z.infer<typeof tracked>;

export const coaches = {
  staff: get('activated', '/teams/{id}/staff')
    .says('The coaches of a club, and what they change')
    .takes({ id: given.team })
    .answers(staffView),
  find: get('anyone', '/coaches/{id}')
    .says('A coach: what he can and where he has worked')
    .takes({ id: given.person })
    .answers(coachView),
  stats: get('activated', '/coaches/{id}/stats')
    .says('What the teams of a coach did, by season')
    .takes({ id: given.person })
    .answers(z.object({ coach: coachLine, seasons: z.array(coachSeason) })),
  news: get('activated', '/coaches/{id}/news')
    .says('News of a coach, and of the games of the club that he is head coach of')
    .takes({ id: given.person, before: id.optional() })
    .answers(z.object({ coach: coachLine, page: newsPage })),
  gameLogs: get('activated', '/coaches/{id}/game-logs')
    .says('The games that a coach has coached in a season, what his bench changed in each, and what followed')
    .takes({ id: given.person, season: seasonNumber.optional(), stage: stage.optional(), page: pageNumber })
    .answersBody(
      z.object({
        data: z.object({
          coach: coachLine,
          season: z.number().int(),
          seasons: z.array(z.number().int()),
          games: z.array(coachedGame),
        }),
        pagination,
      }),
    ),
  search: get('activated', '/coach-center/coaches')
    .says('Coaches by what they can, for a job')
    .takes(coachSearch)
    .answersPage(foundCoach),
  breakdown: get('activated', '/coaches/{id}/breakdown')
    .says('Why a coach fits a job as well as he does, against its holder in a staff')
    .takes({
      id: given.person,
      role: coachRole.default('head'),
      /** The club whose staff he is compared with; absent: the user's own, if there is one. */
      team: id.optional(),
      /** The nation, instead of a club. */
      federation: id.optional(),
    })
    .answers(coachBreakdown),
  ranking: get('activated', '/coach-center/ranking')
    .says('Head coaches of clubs by the games they have won')
    .answers(z.array(rankedCoach)),
  tracker: get('activated', '/coach-center/tracker')
    .says('Who was hired and who had to go, newest first')
    .takes({ season: seasonNumber.optional(), league: id.optional(), page: pageNumber })
    .answersBody(
      z.object({
        data: z.object({ season: z.number().int(), seasons: z.array(z.number().int()), events: z.array(tracked) }),
        pagination,
      }),
    ),
  applicants: get('activated', '/teams/{id}/staff/applicants', { ability: jobPolicy.employ })
    .says('Who applies to coach for your club')
    .takes({ id: given.team })
    .answers(z.array(applicant)),
  hire: post('activated', '/teams/{id}/staff/{role}/hire', { ability: jobPolicy.employ })
    .says('Hire a coach who has no job; 409 when the job is taken or he wants more')
    .takes(z.object({ id: given.team, role: coachRole, personId: given.person }).extend(terms.shape))
    .answers(staffView),
  extend: post('activated', '/teams/{id}/staff/{role}/extend', { ability: jobPolicy.employ })
    .says('New terms for a coach of yours')
    .takes(z.object({ id: given.team, role: coachRole }).extend(terms.shape))
    .answers(staffView),
  dismiss: post('activated', '/teams/{id}/staff/{role}/dismiss', { ability: jobPolicy.employ })
    .says('Dismiss a coach and pay what is owed to him')
    .takes({ id: given.team, role: coachRole })
    .answers(staffView),
  nationStaff: get('activated', '/federations/{id}/staff')
    .says('The coaches of the national teams')
    .takes({ id: given.nation })
    .answers(nationStaffView),
  nationApplicants: get('activated', '/federations/{id}/staff/applicants', { ability: jobPolicy.employForNation })
    .says('Who applies to coach your national teams')
    .takes({ id: given.nation })
    .answers(z.array(applicant)),
  hireForNation: post('activated', '/federations/{id}/staff/{role}/hire', { ability: jobPolicy.employForNation })
    .says('Hire a coach who has no job; 409 when the job is taken, he wants more or the frame is spent')
    .takes(z.object({ id: given.nation, role: coachRole, personId: given.person }).extend(nationTerms.shape))
    .answers(nationStaffView),
  extendForNation: post('activated', '/federations/{id}/staff/{role}/extend', { ability: jobPolicy.employForNation })
    .says('New terms for a coach of your national teams')
    .takes(z.object({ id: given.nation, role: coachRole }).extend(nationTerms.shape))
    .answers(nationStaffView),
  dismissForNation: post('activated', '/federations/{id}/staff/{role}/dismiss', { ability: jobPolicy.employForNation })
    .says('Dismiss a coach of your national teams and pay what is owed to him')
    .takes({ id: given.nation, role: coachRole })
    .answers(nationStaffView),
};
