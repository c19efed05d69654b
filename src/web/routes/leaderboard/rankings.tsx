import { createFileRoute } from '@tanstack/react-router';
import { RankingsScreen } from '#web/features/leaderboard/rankings-screen.tsx';

export const Route = createFileRoute('/leaderboard/rankings')({
  staticData: { title: 'Rankings', area: 'leaderboard', group: 'community' },
  component: RankingsScreen,
});
