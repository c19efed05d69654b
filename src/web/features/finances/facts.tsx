import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { financesLedgerKinds as kinds } from '#domains/finances/kinds.ts';
import type { RenderersOf } from '#web/lib/fact.tsx';

export const memos: RenderersOf<FactOf<typeof kinds>> = {
  opening: { icon: 'office', Words: Opening },
  gate: { icon: 'puck', Words: Gate },
  'league-share': { icon: 'office', Words: LeagueShare },
};

function Opening() {
  const { t } = useTranslation('club');
  return t('memo.opening');
}

function Gate() {
  const { t } = useTranslation('club');
  return t('memo.gate');
}

function LeagueShare() {
  const { t } = useTranslation('club');
  return t('memo.league-share');
}
