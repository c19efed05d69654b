import { createFileRoute } from '@tanstack/react-router';
import { OwnCareerOnly } from '#web/features/person/own-career-only.tsx';
import { PresidentJobsScreen } from '#web/features/president/president-jobs-screen.tsx';
import { PresidentScreen } from '#web/features/president/president-screen.tsx';

export const Route = createFileRoute('/president/jobs/{-$id}')({
  staticData: { title: 'President jobs', area: 'president', group: 'world' },
  component: () => (
    <OwnCareerOnly kind="president" profile={<PresidentScreen />}>
      <PresidentJobsScreen />
    </OwnCareerOnly>
  ),
});
