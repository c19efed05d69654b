import * as z from 'zod';
import { adminPolicy } from '#domains/admin/policy.ts';
import { id, instant, pageNumber, pagination } from '#domains/shapes.ts';
import { clock } from '#domains/world/contract.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { call } from '#platform/calls/call.ts';

const advance = z.object({
  state: z.enum(['idle', 'queued', 'running', 'failed']),
  /** Steps done and in all of the running request. */
  done: z.number().int(),
  total: z.number().int(),
  /** What it is at, or why it failed. */
  message: z.string(),
  startedAt: instant.nullable(),
});

const clockView = z.object({
  data: z.object({
    clock,
    advance,
    inMaintenance: z.boolean(),
    isBananaDay: z.boolean(),
    /** The last steps the world has taken, newest first. */
    steps: z.array(
      z.object({
        key: z.string(),
        job: z.string(),
        season: z.number().int(),
        day: z.number().int(),
        finishedAt: instant,
        durationMs: z.number().int(),
      }),
    ),
  }),
});

const worldCheck = z.object({
  data: z.object({
    state: z.enum(['none', 'queued', 'running', 'done', 'failed']),
    /** Invariants looked at, and all of them. */
    done: z.number().int(),
    total: z.number().int(),
    /** What it is at, or why it failed. */
    message: z.string(),
    finishedAt: instant.nullable(),
    /** Empty until it is done. */
    results: z.array(
      z.object({ name: z.string(), holds: z.boolean(), checked: z.number().int(), faults: z.array(z.string()) }),
    ),
  }),
});

const adminUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  createdAt: instant,
  activatedAt: instant.nullable(),
  lastOnlineAt: instant.nullable(),
  isAdmin: z.boolean(),
  teamId: z.number().int().nullable(),
  teamName: z.string().nullable(),
});

/** An admin is who repairs what has gone wrong while the season turned. */
const inMaintenanceToo = { rateLimit: 'write', duringMaintenance: true } as const;

export const admin = {
  clock: call('activated', { ability: adminPolicy.moveClock })
    .route({ method: 'GET', path: '/admin/clock', summary: 'The clock and what it has done' })
    .output(clockView),
  advance: call('activated', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/clock/advance',
      successStatus: 202,
      summary: 'Advance the world in the background; 409 while it is at it',
    })
    .input(
      z.object({
        by: z.enum(['day', 'phase', 'season']),
        count: z.number().int().min(1).max(DAYS_PER_SEASON).default(1),
      }),
    )
    .output(clockView),
  pause: call('activated', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .route({ method: 'POST', path: '/admin/clock/pause', summary: 'Stop the clock' })
    .output(clockView),
  resume: call('activated', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .route({ method: 'POST', path: '/admin/clock/resume', summary: 'Let the clock run on from where it stood' })
    .output(clockView),
  setDayMinutes: call('activated', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .route({ method: 'PUT', path: '/admin/clock/day-minutes', summary: 'Real minutes a game day lasts' })
    .input(z.object({ dayMinutes: z.number().int().min(1).max(1440) }))
    .output(clockView),
  setEndsWhenReady: call('activated', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .route({
      method: 'PUT',
      path: '/admin/clock/ends-when-ready',
      summary: 'Whether a day ends as soon as every manager is ready for the next one',
    })
    .input(z.object({ endsWhenReady: z.boolean() }))
    .output(clockView),
  check: call('activated', { ability: adminPolicy.checkWorld })
    .route({
      method: 'GET',
      path: '/admin/check',
      summary: 'The last check of the world: how far it is, what it has found',
    })
    .output(worldCheck),
  startCheck: call('activated', { ability: adminPolicy.checkWorld, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/check',
      successStatus: 202,
      summary: 'Check the invariants of the world in the background; joins a check that waits or runs',
    })
    .output(worldCheck),
  users: call('activated', { ability: adminPolicy.helpUsers })
    .route({ method: 'GET', path: '/admin/users', summary: 'Users, newest first' })
    .input(z.object({ search: z.string().max(100).default(''), page: pageNumber }))
    .output(z.object({ data: z.array(adminUser), pagination })),
  activateUser: call('activated', { ability: adminPolicy.helpUsers, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/activate',
      successStatus: 204,
      summary: 'Activate a user whose mail never came',
    })
    .input(z.object({ id }))
    .output(z.void()),
  setAdmin: call('activated', { ability: adminPolicy.appointAdmins, ...inMaintenanceToo })
    .route({
      method: 'PUT',
      path: '/admin/users/{id}/admin',
      successStatus: 204,
      summary: 'Make an activated user an admin, or an admin a user again; 409 for the only one',
    })
    .input(z.object({ id, isAdmin: z.boolean() }))
    .output(z.void()),
  endUserSessions: call('activated', { ability: adminPolicy.helpUsers, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/end-sessions',
      successStatus: 204,
      summary: 'Log a user out everywhere',
    })
    .input(z.object({ id }))
    .output(z.void()),
};
