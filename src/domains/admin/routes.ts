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
import { refuseDuringStep } from '#domains/world/store/during-step.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads, readsPage } from '#platform/calls/handlers.ts';

const clock = reads(({ db, now }) => readClockView(db, now));
const tier = reads(({ db }) => readTierView(db));
const check = reads(({ db }) => readWorldCheck(db));
const site = reads(async ({ db }) => siteView(await readSite(db)));

export const adminRoutes = implementing(admin, {
  clock: clock,
  advance: delegates({ otherwise: adminRefusals.advancing, answers: clock }, ({ db, userId }, input) =>
    requestAdvance(db, { ...input, userId }).catch(refuseDuringStep),
  ),
  pause: delegates({ answers: clock }, ({ db, userId, now }) => pauseClock(db, userId, now).catch(refuseDuringStep)),
  resume: delegates({ answers: clock }, ({ db, userId, now }) => resumeClock(db, userId, now).catch(refuseDuringStep)),
  setDayMinutes: delegates({ answers: clock }, ({ db, userId, now }, { dayMinutes }) =>
    setDayMinutes(db, { userId, dayMinutes, now }).catch(refuseDuringStep),
  ),

  tier: tier,
  setTierOpening: delegates({ answers: tier }, ({ db, userId }, { opening }) =>
    setTierOpening(db, { userId, opening }).catch(refuseDuringStep),
  ),
  check: check,
  startCheck: delegates({ answers: check }, ({ db, userId, now }) => requestCheck(db, userId, now)),

  users: readsPage(USERS_PER_PAGE, async ({ db }, input) => {
    const { users: rows, total } = await listUsers(db, input);
    return { rows, total };
  }),
  activateUser: delegates({ otherwise: adminRefusals.unknownUser }, ({ db, userId: adminId, now }, { id: userId }) =>
    activateUser(db, { userId, adminId, now }),
  ),
  setAdmin: delegates({}, async ({ db, userId: adminId, now }, { id: userId, isAdmin }) => {
    const outcome = await setAdmin(db, { userId, adminId, isAdmin, now });
    if (outcome === 'unknown') refuse(adminRefusals.unknownUser());
    if (outcome === 'not-activated') refuse(adminRefusals.notActivated());
    if (outcome === 'only-admin') refuse(adminRefusals.onlyAdmin());
  }),
  endUserSessions: delegates({ otherwise: adminRefusals.unknownUser }, ({ db, userId: adminId }, { id: userId }) =>
    endUserSessions(db, { userId, adminId }),
  ),
  liftWait: delegates({}, async ({ db, userId: adminId }, { id: userId, reason }) => {
    const outcome = await liftWait(db, { userId, adminId, reason });
    if (outcome === 'unknown') refuse(adminRefusals.unknownUser());
    if (outcome === 'no-wait') refuse(adminRefusals.noWait());
  }),

  site: site,
  closeFeature: delegates({ answers: site }, ({ db, userId, now }, input) =>
    closeFeature(db, { ...input, userId, now }),
  ),
  openFeature: delegates({ answers: site }, ({ db, userId, now }, input) => openFeature(db, { ...input, userId, now })),
  startMaintenance: delegates({ answers: site }, ({ db, userId, now }, input) =>
    setMaintenance(db, { ...input, userId, now }),
  ),
  endMaintenance: delegates({ answers: site }, ({ db, userId, now }) =>
    setMaintenance(db, { note: null, userId, now }),
  ),
  announceVersion: delegates({ answers: site }, ({ db, userId, now }, input) =>
    announceVersion(db, { ...input, userId, now }),
  ),

  actions: readsPage(ACTIONS_PER_PAGE, async ({ db }, input) => {
    const { actions: rows, total } = await listActions(db, input);
    return { rows, total };
  }),
});
