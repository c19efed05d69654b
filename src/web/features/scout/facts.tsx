import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { scoutLedgerKinds } from '#domains/scout/kinds.ts';
import type { RenderersOf } from '#web/lib/fact.tsx';

export const memos: RenderersOf<FactOf<typeof scoutLedgerKinds>> = {
  'scouting-trips': { icon: 'search', Words: Trips },
};

function Trips() {
  const { t } = useTranslation('club');
  return t('memo.scouting-trips');
}
