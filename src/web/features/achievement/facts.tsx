import { useTranslation } from 'react-i18next';
import type {
  achievementLedgerKinds,
  achievementNotifications as kinds,
  achievementNews as newsKinds,
} from '#domains/achievement/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useAchievementTitle } from './use-achievement-title.ts';

type News = FactOf<typeof newsKinds>;
type Notification = FactOf<typeof kinds>;
type Ledger = FactOf<typeof achievementLedgerKinds>;

export const news: RenderersOf<News> = {
  'manager-milestone': { icon: 'star', Words: said('achievement', 'milestone') },
};

export const notifications: RenderersOf<Notification> = {
  'achievement-earned': { icon: 'star', Words: Earned, to: '/user?tab=achievements' },
};

export const memos: RenderersOf<Ledger> = {
  'achievement-reward': { icon: 'star', Words: Reward, to: '/user?tab=achievements' },
};

function Reward({ achievement, tier }: ParamsOf<Ledger>['achievement-reward']) {
  const { t } = useTranslation('achievement');
  return t('memo', { title: useAchievementTitle()(achievement, tier) });
}

function Earned({ achievement, tier, others, points }: ParamsOf<Notification>['achievement-earned']) {
  const { t } = useTranslation('achievement');
  const title = useAchievementTitle()(achievement, tier);
  return others === 0 ? t('notice', { title, points }) : t('noticeMore', { title, points, count: others });
}
