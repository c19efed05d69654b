import { useTranslation } from 'react-i18next';
import type { boardNotifications } from '#domains/board/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof boardNotifications>;

export const notifications: RenderersOf<Notification> = {
  'board-goal': { icon: 'cup', Words: Wanted, to: toBoard },
  'board-verdict': { icon: 'cup', Words: Verdict, to: toBoard },
};

function toBoard() {
  return '/office/finances?tab=board';
}

function Wanted({ season, goal }: ParamsOf<Notification>['board-goal']) {
  const { t } = useTranslation('board');
  return t('said.goal', { season, goal: t(`goal.${goal}`) });
}

function Verdict({ season, goal, isReached, confidence }: ParamsOf<Notification>['board-verdict']) {
  const { t } = useTranslation('board');
  return t(isReached ? 'said.reached' : 'said.missed', { season, goal: t(`goal.${goal}`), confidence });
}
