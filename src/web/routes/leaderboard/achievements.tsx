import { createFileRoute } from '@tanstack/react-router';
import { AchievementBoardScreen } from '#web/features/leaderboard/achievements-screen.tsx';

export const Route = createFileRoute('/leaderboard/achievements')({
  staticData: { title: 'Achievements', area: 'leaderboard', group: 'community' },
  component: AchievementBoardScreen,
});
