import { useTranslation } from 'react-i18next';
import type { facilitiesLedgerKinds as kinds } from '#domains/facilities/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Ledger = FactOf<typeof kinds>;

export const memos: RenderersOf<Ledger> = {
  building: { icon: 'office', Words: Building },
  'building-reversed': { icon: 'office', Words: Reversed },
  'facility-upkeep': { icon: 'office', Words: Upkeep },
};

function Building({ facility, level }: ParamsOf<Ledger>['building']) {
  const { t } = useTranslation('club');
  return t(`memo.building-${facility}`, { level });
}

function Upkeep() {
  const { t } = useTranslation('club');
  return t('memo.facility-upkeep');
}

function Reversed({ facility, level }: ParamsOf<Ledger>['building-reversed']) {
  const { t } = useTranslation('facilities');
  return t('reversed', { name: t(`name.${facility}`), level });
}
