import * as z from 'zod';
import { ACTION_SORTS, FEATURE_IDS, MAX_ADMIN_NOTE } from '#domains/admin/constants.ts';
import { adminPolicy } from '#domains/admin/policy.ts';
import { given, ids } from '#domains/ids.ts';
import { clock, instant, pageNumber, plainLine } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { DAY_MINUTES } from '#engine/pace.ts';
import { TIER_OPENINGS } from '#engine/schedule/pyramid.ts';
import { call, get, post, put, remove } from '#platform/calls/call.ts';

const advance = z.object({
  state: z.enum(['idle', 'queued', 'running', 'failed']),
  /** Completed and total steps of the running request. */
  done: z.number().int(),
  total: z.number().int(),
  /** The current step, or the reason for the failure. */
  message: z.string(),
  startedAt: instant.nullable(),
});

const clockView = z.object({
  data: z.object({
    clock,
    advance,
    /** Set while the world cannot take its next step; pausing the clock ends the attempts. */
    failure: z.object({ since: instant, times: z.number().int(), message: z.string() }).nullable(),
    inMaintenance: z.boolean(),
    isBananaDay: z.boolean(),
    /** The latest steps of the world, newest first. */
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
    /** Households of active managers, and the number at which the world is full. */
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
    /** Invariants checked, and their total number. */
    done: z.number().int(),
    total: z.number().int(),
    /** The current invariant, or the reason for the failure. */
    message: z.string(),
    finishedAt: instant.nullable(),
    /** Empty until the check is done. */
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
  /** Whether they were seen on a network with more accounts than a household has. */
  isAtSharedPlace: z.boolean(),
  teamId: ids.team.nullable(),
  teamName: z.string().nullable(),
});

const siteView = z.object({
  data: z.object({
    maintenance: z.object({ since: instant, note: z.string() }).nullable(),
    /** The number of versions announced by admins, and the latest one. */
    announced: z.object({ number: z.number().int(), note: z.string(), at: instant.nullable() }),
    /** Every feature that can be closed; `closedAt` null: open. */
    features: z.array(z.object({ id: z.enum(FEATURE_IDS), reason: z.string(), closedAt: instant.nullable() })),
  }),
});

const note = plainLine(MAX_ADMIN_NOTE);

const adminAction = z.object({
  id: z.number().int(),
  userId: ids.user,
  /** null: the account is deleted. */
  name: z.string().nullable(),
  action: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  createdAt: instant,
});
export type AdminAction = z.infer<typeof adminAction>;

/** Allowed during maintenance: admins fix what goes wrong at the turn of a season. */
const inMaintenanceToo = { rateLimit: 'write', duringMaintenance: true } as const;

export const admin = {
  clock: get('activated', '/admin/clock', { ability: adminPolicy.moveClock })
    .says('The clock and what it has done')
    .answersBody(clockView),
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
  pause: post('activated', '/admin/clock/pause', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .says('Stop the clock')
    .answersBody(clockView),
  resume: post('activated', '/admin/clock/resume', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .says('Let the clock run on from where it stood')
    .answersBody(clockView),
  setDayMinutes: put('activated', '/admin/clock/day-minutes', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .says('Real minutes a game day lasts')
    .takes({ dayMinutes: z.number().int().min(DAY_MINUTES.least).max(DAY_MINUTES.most) })
    .answersBody(clockView),
  tier: get('activated', '/admin/tier', { ability: adminPolicy.moveClock })
    .says('How full the leagues are, and when the next tier opens')
    .answersBody(tierView),
  setTierOpening: put('activated', '/admin/tier', { ability: adminPolicy.moveClock, ...inMaintenanceToo })
    .says('Open the next tier once it is due, this summer, or never')
    .takes({ opening: z.enum(TIER_OPENINGS) })
    .answersBody(tierView),
  check: get('activated', '/admin/check', { ability: adminPolicy.checkWorld })
    .says('The last check of the world: how far it is, what it has found')
    .answersBody(worldCheck),
  startCheck: call('activated', { ability: adminPolicy.checkWorld, ...inMaintenanceToo })
    .route({
      method: 'POST',
      path: '/admin/check',
      successStatus: 202,
      summary: 'Check the invariants of the world in the background; joins a check that waits or runs',
    })
    .output(worldCheck),
  users: get('activated', '/admin/users', { ability: adminPolicy.helpUsers })
    .says('Users, newest first')
    .takes({ search: z.string().max(100).default(''), page: pageNumber })
    .answersPage(adminUser),
  activateUser: post('activated', '/admin/users/{id}/activate', { ability: adminPolicy.helpUsers, ...inMaintenanceToo })
    .says('Activate a user whose email never came')
    .takes({ id: given.user })
    .nothing(),
  setAdmin: put('activated', '/admin/users/{id}/admin', { ability: adminPolicy.appointAdmins, ...inMaintenanceToo })
    .says('Make an activated user an admin, or an admin a user again; 409 for the only one')
    .takes({ id: given.user, isAdmin: z.boolean() })
    .nothing(),
  endUserSessions: post('activated', '/admin/users/{id}/end-sessions', {
    ability: adminPolicy.helpUsers,
    ...inMaintenanceToo,
  })
    .says('Log a user out everywhere')
    .takes({ id: given.user })
    .nothing(),
  liftWait: post('activated', '/admin/users/{id}/lift-wait', { ability: adminPolicy.helpUsers, ...inMaintenanceToo })
    .says('Let a user take a club again before the wait is over; the reason is public. 409 when they do not wait')
    .takes({ id: given.user, reason: note.min(1) })
    .nothing(),
  site: get('activated', '/admin/site', { ability: adminPolicy.runSite })
    .says('What is closed and what was announced')
    .answersBody(siteView),
  closeFeature: put('activated', '/admin/features/{feature}', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .says('Close a feature to everybody but admins: its calls answer 409, its screens say why')
    .takes({ feature: z.enum(FEATURE_IDS), reason: note.default('') })
    .answersBody(siteView),
  openFeature: remove('activated', '/admin/features/{feature}', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .says('Open a feature again')
    .takes({ feature: z.enum(FEATURE_IDS) })
    .answersBody(siteView),
  startMaintenance: put('activated', '/admin/maintenance', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .says('Close the game to everybody but admins: calls answer 503')
    .takes({ note: note.default('') })
    .answersBody(siteView),
  endMaintenance: remove('activated', '/admin/maintenance', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .says('Open the game again')
    .answersBody(siteView),
  announceVersion: post('activated', '/admin/version', { ability: adminPolicy.runSite, ...inMaintenanceToo })
    .says('Tell every browser that there is a new version, with a word about it')
    .takes({ note: note.default('') })
    .answersBody(siteView),
  actions: get('activated', '/admin/actions', { ability: adminPolicy.readRecord })
    .says('What admins did, newest first')
    .takes({
      sort: z.enum(['all', ...(Object.keys(ACTION_SORTS) as (keyof typeof ACTION_SORTS)[])]).default('all'),
      page: pageNumber,
    })
    .answersPage(adminAction),
};
