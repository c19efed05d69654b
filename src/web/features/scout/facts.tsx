import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { scoutDesk, scoutLedgerKinds, scoutNotifications } from '#domains/scout/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Notification = FactOf<typeof scoutNotifications>;

export const desk: DeskRenderersOf<FactOf<typeof scoutDesk>> = {
  'scout-idle': { icon: 'search', Words: Idle, Go: GoChoose },
};

export const notifications: RenderersOf<Notification> = {
  'scouts-called-back': { icon: 'search', Words: CalledBack, to: '/office/scouting?tab=budget' },
};

export const memos: RenderersOf<FactOf<typeof scoutLedgerKinds>> = {
  'scouting-trips': { icon: 'search', Words: Trips },
};

function CalledBack({ scouts, most }: ParamsOf<Notification>['scouts-called-back']) {
  const { t } = useTranslation('scout');
  const format = useFormat();
  return t('budget.calledBack', { count: scouts, money: format.money(most) });
}

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
