import { createFileRoute } from '@tanstack/react-router';
import { CoachJobsScreen } from '#web/features/coach/coach-jobs-screen.tsx';

export const Route = createFileRoute('/coach/jobs/{-$id}')({
  staticData: { title: 'Coach jobs', area: 'coach', group: 'club', menu: 75 },
  component: CoachJobsScreen,
});
