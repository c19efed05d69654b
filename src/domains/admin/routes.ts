import { admin } from '#domains/admin/contract.ts';
import { adminRefusals } from '#domains/admin/refusals.ts';
import { requestCheck } from '#domains/admin/store/checks.ts';
import { pauseClock, requestAdvance, resumeClock, setDayMinutes, setTierOpening } from '#domains/admin/store/clock.ts';
import { announceVersion, closeFeature, openFeature, readSite, setMaintenance } from '#domains/admin/store/site.ts';
import { activateUser, endUserSessions, liftWait, setAdmin } from '#domains/admin/store/users.ts';
import { ACTIONS_PER_PAGE, listActions } from '#domains/admin/views/actions.ts';
import { readWorldCheck } from '#domains/admin/views/checks.ts';
import { readClockView } from '#domains/admin/views/clock.ts';
import { siteView } from '#domains/admin/views/site.ts';
import { readTierView } from '#domains/admin/views/tier.ts';
import { listUsers, USERS_PER_PAGE } from '#domains/admin/views/users.ts';
import { worldRefusals } from '#domains/world/refusals.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { paginationOf } from '#platform/calls/paging.ts';
import { isTakingStep } from '#platform/clock/lock-soon.ts';

const api = implementing(admin);

export const adminRoutes = {
  clock: api.clock.handler(({ context }) => clockOf(context)),

  advance: api.advance.handler(async ({ context, input }) => {
    const userId = signedIn(context).id;
    const isQueued = await requestAdvance(context.db, { ...input, userId }).catch(refuseDuringStep);
    if (!isQueued) refuse(adminRefusals.advancing());
    return clockOf(context);
  }),

  pause: api.pause.handler(async ({ context }) => {
    await pauseClock(context.db, signedIn(context).id, context.now).catch(refuseDuringStep);
    return clockOf(context);
  }),

  resume: api.resume.handler(async ({ context }) => {
    await resumeClock(context.db, signedIn(context).id, context.now).catch(refuseDuringStep);
    return clockOf(context);
  }),

  setDayMinutes: api.setDayMinutes.handler(async ({ context, input }) => {
    const { db, now } = context;
    const change = { userId: signedIn(context).id, dayMinutes: input.dayMinutes, now };
    await setDayMinutes(db, change).catch(refuseDuringStep);
    return clockOf(context);
  }),

  tier: api.tier.handler(async ({ context }) => ({ data: await readTierView(context.db) })),

  setTierOpening: api.setTierOpening.handler(async ({ context, input }) => {
    const change = { userId: signedIn(context).id, opening: input.opening };
    await setTierOpening(context.db, change).catch(refuseDuringStep);
    return { data: await readTierView(context.db) };
  }),

  check: api.check.handler(async ({ context }) => ({ data: await readWorldCheck(context.db) })),

  startCheck: api.startCheck.handler(async ({ context }) => {
    await requestCheck(context.db, signedIn(context).id, context.now);
    return { data: await readWorldCheck(context.db) };
  }),

  users: api.users.handler(async ({ context, input }) => {
    const { users, total } = await listUsers(context.db, input);
    return { data: users, pagination: paginationOf(total, { page: input.page, size: USERS_PER_PAGE }) };
  }),

  activateUser: api.activateUser.handler(async ({ context, input }) => {
    const { db, now } = context;
    const isFound = await activateUser(db, { userId: input.id, adminId: signedIn(context).id, now });
    if (!isFound) refuse(adminRefusals.unknownUser());
  }),

  setAdmin: api.setAdmin.handler(async ({ context, input }) => {
    const { id: userId, isAdmin } = input;
    const outcome = await setAdmin(context.db, { userId, adminId: signedIn(context).id, isAdmin });
    if (outcome === 'unknown') refuse(adminRefusals.unknownUser());
    if (outcome === 'not-activated') refuse(adminRefusals.notActivated());
    if (outcome === 'only-admin') refuse(adminRefusals.onlyAdmin());
  }),

  endUserSessions: api.endUserSessions.handler(async ({ context, input }) => {
    const isFound = await endUserSessions(context.db, { userId: input.id, adminId: signedIn(context).id });
    if (!isFound) refuse(adminRefusals.unknownUser());
  }),

  liftWait: api.liftWait.handler(async ({ context, input: { id: userId, reason } }) => {
    const outcome = await liftWait(context.db, { userId, adminId: signedIn(context).id, reason });
    if (outcome === 'unknown') refuse(adminRefusals.unknownUser());
    if (outcome === 'no-wait') refuse(adminRefusals.noWait());
  }),

  site: api.site.handler(({ context }) => siteOf(context)),

  closeFeature: api.closeFeature.handler(async ({ context, input }) => {
    await closeFeature(context.db, { ...input, ...by(context) });
    return siteOf(context);
  }),

  openFeature: api.openFeature.handler(async ({ context, input }) => {
    await openFeature(context.db, { ...input, ...by(context) });
    return siteOf(context);
  }),

  startMaintenance: api.startMaintenance.handler(async ({ context, input }) => {
    await setMaintenance(context.db, { ...input, ...by(context) });
    return siteOf(context);
  }),

  endMaintenance: api.endMaintenance.handler(async ({ context }) => {
    await setMaintenance(context.db, { note: null, ...by(context) });
    return siteOf(context);
  }),

  announceVersion: api.announceVersion.handler(async ({ context, input }) => {
    await announceVersion(context.db, { ...input, ...by(context) });
    return siteOf(context);
  }),

  actions: api.actions.handler(async ({ context, input }) => {
    const { actions, total } = await listActions(context.db, input);
    return { data: actions, pagination: paginationOf(total, { page: input.page, size: ACTIONS_PER_PAGE }) };
  }),
};

function by(context: ApiContext) {
  return { userId: signedIn(context).id, now: context.now };
}

async function siteOf({ db }: ApiContext) {
  return { data: siteView(await readSite(db)) };
}

function refuseDuringStep(error: unknown): never {
  if (isTakingStep(error)) refuse(worldRefusals.takingStep());
  throw error;
}

async function clockOf({ db, now }: ApiContext) {
  return { data: await readClockView(db, now) };
}
