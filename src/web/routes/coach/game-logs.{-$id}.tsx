import { createFileRoute } from '@tanstack/react-router';
import { CoachGameLogScreen } from '#web/features/coach/coach-game-log-screen.tsx';

export const Route = createFileRoute('/coach/game-logs/{-$id}')({
  staticData: { title: 'Coach game log', area: 'coach', group: 'club' },
  component: CoachGameLogScreen,
});
