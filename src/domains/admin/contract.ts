import * as z from 'zod';
import { ACTION_SORTS, FEATURE_IDS, MAX_ADMIN_NOTE } from '#domains/admin/constants.ts';
import { adminPolicy } from '#domains/admin/policy.ts';
import { given, ids } from '#domains/ids.ts';
import { clock, instant, pageNumber, pagination } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { DAY_MINUTES } from '#engine/pace.ts';
import { TIER_OPENINGS } from '#engine/schedule/pyramid.ts';
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

const tierView = z.object({
  data: z.object({
    opening: z.enum(TIER_OPENINGS),
    clubs: z.number().int(),
    /** Accounts that manage a club. */
    managers: z.number().int(),
    /** Households of active managers, and how many of them fill the world. */
    households: z.number().int(),
    needed: z.number().int(),
    isDue: z.boolean(),
    next: z.object({ tier: z.number().int(), leagues: z.number().int(), clubs: z.number().int() }),
  }),
});
export type TierView = z.infer<typeof tierView>['data'];

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
  /** Seen at a network that more accounts use than a household has. */
  isAtSharedPlace: z.boolean(),
  teamId: ids.team.nullable(),
  teamName: z.string().nullable(),
});

const siteView = z.object({
  data: z.object({
    maintenance: z.object({ since: instant, note: z.string() }).nullable(),
    /** Versions that admins have announced so far, and the last of them. */
    announced: z.object({ number: z.number().int(), note: z.string(), at: instant.nullable() }),
    /** All that can be closed; `closedAt` null: open. */
    features: z.array(z.object({ id: z.enum(FEATURE_IDS), reason: z.string(), closedAt: instant.nullable() })),
  }),
});

const note = z
  .string()
  .trim()
  .max(MAX_ADMIN_NOTE)
  .refine((text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), 'Must be one line of plain text.');

const adminAction = z.object({
  id: z.number().int(),
  userId: ids.user,
  /** null: the account is gone. */
  name: z.string().nullable(),
  action: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  createdAt: instant,
});
export type AdminAction = z.infer<typeof adminAction>;

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
    .input(z.object({ dayMinutes: z.number().int().min(DAY_MINUTES.least).max(DAY_MINUTES.most) }))
    .output(clockView),
  tier: call('activated', { ability: adminPolicy.moveClock })
    .route({ method: 'GET', path: '/admin/tier', summary: 'How full the leagues are, and when the next tier opens' })
    .output(tierView),
  setTierOpening: call('activated', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .route({ method: 'PUT', path: '/admin/tier', summary: 'Open the next tier once it is due, this summer, or never' })
    .input(z.object({ opening: z.enum(TIER_OPENINGS) }))
    .output(tierView),
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
    .input(z.object({ id: given.user }))
    .output(z.void()),
  setAdmin: call('activated', { ability: adminPolicy.appointAdmins, ...inMaintenanceToo })
    .route({
      method: 'PUT',
      path: '/admin/users/{id}/admin',
      successStatus: 204,
      summary: 'Make an activated user an admin, or an admin a user again; 409 for the only one',
    })
    .input(z.object({ id: given.user, isAdmin: z.boolean() }))
    .output(z.void()),
  endUserSessions: call('activated', { ability: adminPolicy.helpUsers, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/end-sessions',
      successStatus: 204,
      summary: 'Log a user out everywhere',
    })
    .input(z.object({ id: given.user }))
    .output(z.void()),
  liftWait: call('activated', { ability: adminPolicy.helpUsers, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/lift-wait',
      successStatus: 204,
      summary: 'Let a user take a club again before the wait is over; the reason is public. 409 when they do not wait',
    })
    .input(z.object({ id: given.user, reason: note.min(1) }))
    .output(z.void()),
  site: call('activated', { ability: adminPolicy.runSite })
    .route({ method: 'GET', path: '/admin/site', summary: 'What is closed and what was announced' })
    .output(siteView),
  closeFeature: call('activated', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .route({
      method: 'PUT',
      path: '/admin/features/{feature}',
      summary: 'Close a feature to everybody but admins: its calls answer 409, its screens say why',
    })
    .input(z.object({ feature: z.enum(FEATURE_IDS), reason: note.default('') }))
    .output(siteView),
  openFeature: call('activated', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .route({ method: 'DELETE', path: '/admin/features/{feature}', summary: 'Open a feature again' })
    .input(z.object({ feature: z.enum(FEATURE_IDS) }))
    .output(siteView),
  startMaintenance: call('activated', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .route({
      method: 'PUT',
      path: '/admin/maintenance',
      summary: 'Close the game to everybody but admins: calls answer 503',
    })
    .input(z.object({ note: note.default('') }))
    .output(siteView),
  endMaintenance: call('activated', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .route({ method: 'DELETE', path: '/admin/maintenance', summary: 'Open the game again' })
    .output(siteView),
  announceVersion: call('activated', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/version',
      summary: 'Tell every browser that there is a new version, with a word about it',
    })
    .input(z.object({ note: note.default('') }))
    .output(siteView),
  actions: call('activated', { ability: adminPolicy.readRecord })
    .route({ method: 'GET', path: '/admin/actions', summary: 'What admins did, newest first' })
    .input(
      z.object({
        sort: z.enum(['all', ...(Object.keys(ACTION_SORTS) as (keyof typeof ACTION_SORTS)[])]).default('all'),
        page: pageNumber,
      }),
    )
    .output(z.object({ data: z.array(adminAction), pagination })),
};
