import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { scoutDesk, scoutLedgerKinds } from '#domains/scout/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { RenderersOf } from '#web/lib/fact.tsx';

export const desk: DeskRenderersOf<FactOf<typeof scoutDesk>> = {
  'scout-idle': { icon: 'search', Words: Idle, Go: GoChoose },
};

export const memos: RenderersOf<FactOf<typeof scoutLedgerKinds>> = {
  'scouting-trips': { icon: 'search', Words: Trips },
};

function Trips() {
  const { t } = useTranslation('club');
  return t('memo.scouting-trips');
}

function Idle() {
  const { t } = useTranslation('scout');
  return t('desk.idle');
}

function GoChoose() {
  const { t } = useTranslation('scout');
  return t('desk.go');
}
