import { createFileRoute } from '@tanstack/react-router';
import { TrophyBoardScreen } from '#web/features/leaderboard/trophies-screen.tsx';

export const Route = createFileRoute('/leaderboard/trophies')({
  staticData: { title: 'Trophies', area: 'leaderboard', group: 'community' },
  component: TrophyBoardScreen,
});
