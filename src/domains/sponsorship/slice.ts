/** What sponsorship adds to the program. */
import type { Slice } from '#domains/slice.ts';
import { sponsorshipsAreHeld } from '#domains/sponsorship/checks.ts';
import { sponsorshipLedgerKinds } from '#domains/sponsorship/kinds.ts';
import { sponsorshipRoutes } from '#domains/sponsorship/routes.ts';
import { eraseSponsorships, exportSponsorships } from '#domains/sponsorship/store/of-user.ts';
import { clubSponsored, juniorSponsored } from '#domains/sponsorship/store/sponsored.ts';
import { sponsorshipSubject } from '#domains/sponsorship/store/subject.ts';

export const sponsorshipSlice: Slice = {
  name: 'sponsorship',
  routes: (needs) => ({ sponsorships: sponsorshipRoutes(needs) }),
  sponsored: [clubSponsored, juniorSponsored],
  subjects: () => [sponsorshipSubject],
  ledgerKinds: sponsorshipLedgerKinds,
  checks: [sponsorshipsAreHeld],
  eraseUser: (tx, { id }) => eraseSponsorships(tx, id),
  exportUser: async (db, { id }) => ({ sponsorships: await exportSponsorships(db, id) }),
};
