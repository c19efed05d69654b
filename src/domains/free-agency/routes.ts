import { freeAgency } from '#domains/free-agency/contract.ts';
import { findSignings } from '#domains/free-agency/views/signings.ts';
import { implementing } from '#platform/calls/api.ts';

const api = implementing(freeAgency);

export const freeAgencyRoutes = {
  signings: api.signings.handler(({ context, input }) => findSignings(context.db, input)),
};
