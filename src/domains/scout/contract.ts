/** Scouts, and the scouting staffs of clubs. */
import * as z from 'zod';
import { JOB_EVENTS, JOB_ROLES, SCOUT_ROLES } from '#domains/job/constants.ts';
import { terms } from '#domains/job/contract.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { newsPage } from '#domains/news/contract.ts';
import { SCOUT_SKILLS } from '#domains/scout/constants.ts';
import { abilities, id, pageNumber, pagination, personRef, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const dollars = z.number().int();
const role = z.enum(JOB_ROLES);
const scoutRole = z.enum(SCOUT_ROLES);

/** A scout as lists show him. */
export const scoutLine = z.object({
  person: personRef,
  age: z.number().int(),
  /** 0 to 99 each, in the order of SCOUT_SKILLS. */
  skills: z.array(z.number().int()),
  /** Nations whose hockey he knows, his own first. */
  nations: z.array(z.number().int()),
  /** Calls on prospects that have been settled, and those that were right; by chance half of them are. */
  calls: z.number().int(),
  callsRight: z.number().int(),
  bestRole: role,
  fit: z.number().int(),
  /** The job that he has; null: none. */
  job: z.object({ team: teamRef, role, pay: dollars, untilSeason: z.number().int() }).nullable(),
});
export type ScoutLine = z.infer<typeof scoutLine>;

export const scoutStaffView = z.object({
  team: teamRef,
  teams: z.array(teamRef),
  abilities: abilities(jobPolicy),
  /** Of the one who asks, if it is his club: what it has. */
  balance: dollars.nullable(),
  season: z.number().int(),
  jobs: z.array(
    z.object({
      role: scoutRole,
      /** null: nobody has it. */
      scout: scoutLine.nullable(),
      fit: z.number().int().nullable(),
      pay: dollars,
      untilSeason: z.number().int().nullable(),
      since: z.number().int().nullable(),
      /** What is owed if he were dismissed today, and what he asks for new terms; null: nobody has it, or nobody's business. */
      compensation: dollars.nullable(),
      ask: dollars.nullable(),
    }),
  ),
});
export type ScoutStaffView = z.infer<typeof scoutStaffView>;

export const scoutView = z.object({
  scout: scoutLine,
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** Who he was as a player. */
  playerId: z.number().int().nullable(),
  userId: z.number().int().nullable(),
  /** The jobs that he has had, the last one first. */
  stints: z.array(
    z.object({
      team: teamRef,
      role,
      fromSeason: z.number().int(),
      toSeason: z.number().int().nullable(),
      reason: z.enum(JOB_EVENTS).nullable(),
    }),
  ),
});
export type ScoutView = z.infer<typeof scoutView>;

export const scoutSort = z.enum(['fit', 'name', 'age', 'ask', 'record', ...SCOUT_SKILLS]);
export const scoutSearch = z.object({
  /** The job that the fit and the ask are for. */
  role: scoutRole.default('chief'),
  name: z.string().max(60).optional(),
  free: z.enum(['true', 'false']).optional(),
  /** Whose hockey he knows. */
  nation: id.optional(),
  sort: scoutSort.default('fit'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: pageNumber,
});

const foundScout = scoutLine.extend({
  /** In the job that is asked about. */
  roleFit: z.number().int(),
  /** Whole dollars a season that he asks there, of a club of one's own tier. */
  ask: dollars,
});
export type FoundScout = z.infer<typeof foundScout>;

export const scouts = {
  find: call('activated')
    .route({
      method: 'GET',
      path: '/scouts/{id}',
      summary: 'A scout: what he can, how right he was, where he has worked',
    })
    .input(z.object({ id }))
    .output(z.object({ data: scoutView })),
  news: call('activated')
    .route({ method: 'GET', path: '/scouts/{id}/news', summary: 'News of a scout' })
    .input(z.object({ id, before: id.optional() }))
    .output(z.object({ data: z.object({ scout: scoutLine, page: newsPage }) })),
  search: call('activated')
    .route({ method: 'GET', path: '/scout-center/scouts', summary: 'Scouts by what they can, for a job' })
    .input(scoutSearch)
    .output(z.object({ data: z.array(foundScout), pagination })),
  staff: call('activated')
    .route({ method: 'GET', path: '/teams/{id}/scouts', summary: 'The scouts of a club' })
    .input(z.object({ id }))
    .output(z.object({ data: scoutStaffView })),
  hire: call('activated', { ability: jobPolicy.employ, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/scouts/{role}/hire',
      summary: 'Hire a scout who has no job; 409 when the job is taken or he wants more',
    })
    .input(z.object({ id, role: scoutRole, personId: id }).extend(terms.shape))
    .output(z.object({ data: scoutStaffView })),
  extend: call('activated', { ability: jobPolicy.employ, rateLimit: 'write' })
    .route({ method: 'POST', path: '/teams/{id}/scouts/{role}/extend', summary: 'New terms for a scout of yours' })
    .input(z.object({ id, role: scoutRole }).extend(terms.shape))
    .output(z.object({ data: scoutStaffView })),
  dismiss: call('activated', { ability: jobPolicy.employ, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/scouts/{role}/dismiss',
      summary: 'Dismiss a scout and pay what is owed to him',
    })
    .input(z.object({ id, role: scoutRole }))
    .output(z.object({ data: scoutStaffView })),
};
