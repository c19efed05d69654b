import type { contractsDesk } from '#domains/contracts/kinds.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { AcceptFromDesk } from './accept-from-desk.tsx';

export const acts: DeskActsOf<typeof contractsDesk> = {
  'contract-asked': ({ params }) => <AcceptFromDesk {...params} />,
};
