import type {
  achievementLedgerKinds,
  achievementNotifications as kinds,
  achievementNews as newsKinds,
} from '#domains/achievement/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { useAchievementTitle } from './use-achievement-title.ts';

export const news: RenderersOf<typeof newsKinds> = {
  'manager-milestone': { icon: 'star', Words: said('achievement', 'milestone') },
};

export const notifications: RenderersOf<typeof kinds> = {
  'achievement-earned': { icon: 'star', Words: Earned, to: '/user?tab=achievements' },
};

export const memos: RenderersOf<typeof achievementLedgerKinds> = {
  'achievement-reward': { icon: 'star', Words: Reward, to: '/user?tab=achievements' },
};

function Reward({ achievement, tier }: ParamsOf<typeof achievementLedgerKinds>['achievement-reward']) {
  const { t } = useTranslation('achievement');
  return t('memo', { title: useAchievementTitle()(achievement, tier) });
}

function Earned({ achievement, tier, others, points }: ParamsOf<typeof kinds>['achievement-earned']) {
  const { t } = useTranslation('achievement');
  const title = useAchievementTitle()(achievement, tier);
  return others === 0 ? t('notice', { title, points }) : t('noticeMore', { title, points, count: others });
}
