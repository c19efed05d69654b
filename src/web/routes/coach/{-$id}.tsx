import { createFileRoute } from '@tanstack/react-router';
import { CoachScreen } from '#web/features/coach/coach-screen.tsx';

export const Route = createFileRoute('/coach/{-$id}')({
  staticData: { title: 'Coach', area: 'coach', versioning: true, group: 'club' },
  component: CoachScreen,
});
