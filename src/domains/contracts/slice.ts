/** What contracts bring to the program. */
import { contractsDesk, contractsLedgerKinds } from '#domains/contracts/kinds.ts';
import type { Slice } from '#domains/slice.ts';

export const contractsSlice: Slice = {
  name: 'contracts',
  desk: contractsDesk,
  ledgerKinds: contractsLedgerKinds,
};
