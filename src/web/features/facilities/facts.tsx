import { useTranslation } from 'react-i18next';
import type { facilitiesLedgerKinds as kinds } from '#domains/facilities/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type Ledger = FactOf<typeof kinds>;

export const memos: RenderersOf<Ledger> = {
  building: { icon: 'office', Words: said('club', ({ facility }) => `memo.building-${facility}`) },
  'building-reversed': { icon: 'office', Words: Reversed },
  'facility-upkeep': { icon: 'office', Words: said('club', 'memo.facility-upkeep') },
};

function Reversed({ facility, level }: ParamsOf<Ledger>['building-reversed']) {
  const { t } = useTranslation('facilities');
  return t('reversed', { name: t(`name.${facility}`), level });
}
