import { createFileRoute } from '@tanstack/react-router';
import { ClubStatsScreen } from '#web/features/club/club-stats-screen.tsx';

export const Route = createFileRoute('/club/stats/{-$id}')({
  staticData: { title: 'Statistics', area: 'club', group: 'club', menu: 50 },
  component: ClubStatsScreen,
});
