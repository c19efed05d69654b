import { createFileRoute } from '@tanstack/react-router';
import { CoachStatsScreen } from '#web/features/coach/coach-stats-screen.tsx';

export const Route = createFileRoute('/coach/stats/{-$id}')({
  staticData: { title: 'Coach statistics', area: 'coach', group: 'club' },
  component: CoachStatsScreen,
});
