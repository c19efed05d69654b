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

const api = implementing(admin);

const clock = reads(({ db, now }) => readClockView(db, now));
const tier = reads(({ db }) => readTierView(db));
const check = reads(({ db }) => readWorldCheck(db));
const site = reads(async ({ db }) => siteView(await readSite(db)));

export const adminRoutes = {
  clock: api.clock.handler(clock),
  advance: api.advance.handler(
    delegates({ otherwise: adminRefusals.advancing, answers: clock }, ({ db, userId }, input) =>
      requestAdvance(db, { ...input, userId }).catch(refuseDuringStep),
    ),
  ),
  pause: api.pause.handler(
    delegates({ answers: clock }, ({ db, userId, now }) => pauseClock(db, userId, now).catch(refuseDuringStep)),
  ),
  resume: api.resume.handler(
    delegates({ answers: clock }, ({ db, userId, now }) => resumeClock(db, userId, now).catch(refuseDuringStep)),
  ),
  setDayMinutes: api.setDayMinutes.handler(
    delegates({ answers: clock }, ({ db, userId, now }, { dayMinutes }) =>
      setDayMinutes(db, { userId, dayMinutes, now }).catch(refuseDuringStep),
    ),
  ),

  tier: api.tier.handler(tier),
  setTierOpening: api.setTierOpening.handler(
    delegates({ answers: tier }, ({ db, userId }, { opening }) =>
      setTierOpening(db, { userId, opening }).catch(refuseDuringStep),
    ),
  ),
  check: api.check.handler(check),
  startCheck: api.startCheck.handler(
    delegates({ answers: check }, ({ db, userId, now }) => requestCheck(db, userId, now)),
  ),

  users: api.users.handler(
    readsPage(USERS_PER_PAGE, async ({ db }, input) => {
      const { users: rows, total } = await listUsers(db, input);
      return { rows, total };
    }),
  ),
  activateUser: api.activateUser.handler(
    delegates({ otherwise: adminRefusals.unknownUser }, ({ db, userId: adminId, now }, { id: userId }) =>
      activateUser(db, { userId, adminId, now }),
    ),
  ),
  setAdmin: api.setAdmin.handler(
    delegates({}, async ({ db, userId: adminId }, { id: userId, isAdmin }) => {
      const outcome = await setAdmin(db, { userId, adminId, isAdmin });
      if (outcome === 'unknown') refuse(adminRefusals.unknownUser());
      if (outcome === 'not-activated') refuse(adminRefusals.notActivated());
      if (outcome === 'only-admin') refuse(adminRefusals.onlyAdmin());
    }),
  ),
  endUserSessions: api.endUserSessions.handler(
    delegates({ otherwise: adminRefusals.unknownUser }, ({ db, userId: adminId }, { id: userId }) =>
      endUserSessions(db, { userId, adminId }),
    ),
  ),
  liftWait: api.liftWait.handler(
    delegates({}, async ({ db, userId: adminId }, { id: userId, reason }) => {
      const outcome = await liftWait(db, { userId, adminId, reason });
      if (outcome === 'unknown') refuse(adminRefusals.unknownUser());
      if (outcome === 'no-wait') refuse(adminRefusals.noWait());
    }),
  ),

  site: api.site.handler(site),
  closeFeature: api.closeFeature.handler(
    delegates({ answers: site }, ({ db, userId, now }, input) => closeFeature(db, { ...input, userId, now })),
  ),
  openFeature: api.openFeature.handler(
    delegates({ answers: site }, ({ db, userId, now }, input) => openFeature(db, { ...input, userId, now })),
  ),
  startMaintenance: api.startMaintenance.handler(
    delegates({ answers: site }, ({ db, userId, now }, input) => setMaintenance(db, { ...input, userId, now })),
  ),
  endMaintenance: api.endMaintenance.handler(
    delegates({ answers: site }, ({ db, userId, now }) => setMaintenance(db, { note: null, userId, now })),
  ),
  announceVersion: api.announceVersion.handler(
    delegates({ answers: site }, ({ db, userId, now }, input) => announceVersion(db, { ...input, userId, now })),
  ),

  actions: api.actions.handler(
    readsPage(ACTIONS_PER_PAGE, async ({ db }, input) => {
      const { actions: rows, total } = await listActions(db, input);
      return { rows, total };
    }),
  ),
};
