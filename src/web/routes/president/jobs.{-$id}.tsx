import { createFileRoute } from '@tanstack/react-router';
import { PresidentJobsScreen } from '#web/features/president/president-jobs-screen.tsx';

export const Route = createFileRoute('/president/jobs/{-$id}')({
  staticData: { title: 'President jobs', area: 'president', group: 'world' },
  component: PresidentJobsScreen,
});
