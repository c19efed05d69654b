import type { ReactNode } from 'react';
import type { contractsNotifications } from '#domains/contracts/kinds.ts';
import { type ParamsOf, said } from '#web/lib/fact.tsx';
import { useWeighedWords } from './use-reason-words.ts';

type Params = ParamsOf<typeof contractsNotifications>['offer-outbid'];

const Signs: (params: Params) => ReactNode = said('contracts', 'notification.offer-outbid');

/** Says where a free agent signed instead, and what he weighed. */
export function Outbid(params: Params) {
  const why = useWeighedWords()(params.weighed);
  return (
    <>
      <Signs {...params} />
      {why !== null && ` ${why}`}
    </>
  );
}
