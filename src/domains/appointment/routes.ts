import { APPOINTMENTS_PER_PAGE } from '#domains/appointment/constants.ts';
import { appointments } from '#domains/appointment/contract.ts';
import { appoint, dismiss } from '#domains/appointment/store.ts';
import { listAppointments, organizedCompetitions } from '#domains/appointment/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads, readsPage } from '#platform/calls/handlers.ts';

export const appointmentRoutes = implementing(appointments, {
  list: readsPage(APPOINTMENTS_PER_PAGE, ({ db }, { page }) => listAppointments(db, page)),
  competitions: reads(({ db }) => organizedCompetitions(db)),
  appoint: delegates({}, ({ db, userId: adminId, now }, input) => appoint(db, input, { adminId, now })),
  dismiss: delegates({}, ({ db, userId: adminId, now }, { id }) => dismiss(db, id, { adminId, now })),
});
