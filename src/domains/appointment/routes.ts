import { APPOINTMENTS_PER_PAGE } from '#domains/appointment/constants.ts';
import { appointments } from '#domains/appointment/contract.ts';
import { appoint, dismiss } from '#domains/appointment/store.ts';
import { listAppointments, organizedCompetitions } from '#domains/appointment/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads, readsPage } from '#platform/calls/handlers.ts';

const api = implementing(appointments);

export const appointmentRoutes = {
  list: api.list.handler(readsPage(APPOINTMENTS_PER_PAGE, ({ db }, { page }) => listAppointments(db, page))),
  competitions: api.competitions.handler(reads(({ db }) => organizedCompetitions(db))),
  appoint: api.appoint.handler(
    delegates({}, ({ db, userId: adminId, now }, input) => appoint(db, input, { adminId, now })),
  ),
  dismiss: api.dismiss.handler(
    delegates({}, ({ db, userId: adminId, now }, { id }) => dismiss(db, id, { adminId, now })),
  ),
};
