/** The federation slice. */
import { nationalGmsLeadOneNation } from '#domains/federation/checks.ts';
import { federationDays, federationFounding } from '#domains/federation/days.ts';
import {
  federationDesk,
  federationLedgerKinds,
  federationNews,
  federationNotifications,
} from '#domains/federation/kinds.ts';
import { federationPolicy } from '#domains/federation/policy.ts';
import { federationRoutes } from '#domains/federation/routes.ts';
import { budgetNoteSubject } from '#domains/federation/store/budget-note.ts';
import { eraseMember, exportMember, grantsOfPresidents } from '#domains/federation/store/members.ts';
import { federationsOnDesk } from '#domains/federation/views/desk.ts';
import type { Slice } from '#domains/slice.ts';

export const federationSlice: Slice = {
  name: 'federation',
  routes: () => ({ federations: federationRoutes }),
  days: federationDays,
  founding: federationFounding,
  news: federationNews,
  notifications: federationNotifications,
  desk: federationDesk,
  userDeskItems: federationsOnDesk,
  ledgerKinds: federationLedgerKinds,
  policies: [federationPolicy],
  subjects: () => [budgetNoteSubject],
  grants: grantsOfPresidents,
  checks: [nationalGmsLeadOneNation],
  eraseUser: (tx, { id }) => eraseMember(tx, id),
  exportUser: async (db, { id }) => ({ federations: await exportMember(db, id) }),
};
