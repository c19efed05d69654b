import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardOverviewScreen } from '#web/features/leaderboard/overview-screen.tsx';

export const Route = createFileRoute('/leaderboard/overview')({
  staticData: { title: 'Leaderboards', area: 'leaderboard', versioning: true, group: 'community', menu: 40 },
  component: LeaderboardOverviewScreen,
});
