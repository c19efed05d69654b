import { createFileRoute } from '@tanstack/react-router';
import { CoachCardScreen } from '#web/features/coach/coach-card-screen.tsx';

export const Route = createFileRoute('/coach/card/{-$id}')({
  staticData: { title: 'Coach card', area: 'public', guest: true },
  component: CoachCardScreen,
});
