/** The finances slice. */

import {
  balancesEqualEntries,
  everythingPaid,
  loansEqualLedger,
  transactionsBalance,
} from '#domains/finances/checks.ts';
import { financesDays, financesFounding } from '#domains/finances/days.ts';
import { financesDesk, financesLedgerKinds, financesNews, financesNotifications } from '#domains/finances/kinds.ts';
import { gateOnGame } from '#domains/finances/on-game.ts';
import { financesPolicy } from '#domains/finances/policy.ts';
import { financesRoutes } from '#domains/finances/routes.ts';
import { exportPucks } from '#domains/finances/store/of-user.ts';
import { undoSponsor } from '#domains/finances/store/sponsors.ts';
import { creditWarnings } from '#domains/finances/views/credit.ts';
import { waitingSponsors } from '#domains/finances/views/sponsors.ts';
import type { Slice } from '#domains/slice.ts';

export const financesSlice: Slice = {
  name: 'finances',
  routes: () => ({ finances: financesRoutes }),
  policies: [financesPolicy],
  ledgerKinds: financesLedgerKinds,
  desk: financesDesk,
  deskItems: async (db, team) => [...(await creditWarnings(db, team)), ...(await waitingSponsors(db, team))],
  news: financesNews,
  notifications: financesNotifications,
  undoes: { 'assistant-sponsor': undoSponsor },
  days: financesDays,
  founding: financesFounding,
  onGame: gateOnGame,
  checks: [everythingPaid, transactionsBalance, balancesEqualEntries, loansEqualLedger],
  exportUser: async (db, { id }) => ({ pucks: await exportPucks(db, id) }),
};
