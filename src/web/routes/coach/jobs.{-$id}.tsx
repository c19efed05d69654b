import { createFileRoute } from '@tanstack/react-router';
import { COACH_ROLES } from '#domains/job/constants.ts';
import { CoachScreen } from '#web/features/coach/coach-screen.tsx';
import { JobsScreen } from '#web/features/job/jobs-screen.tsx';
import { OwnCareerOnly } from '#web/features/person/own-career-only.tsx';

export const Route = createFileRoute('/coach/jobs/{-$id}')({
  staticData: { title: 'Coach jobs', area: 'coach', group: 'club', menu: 75 },
  component: () => (
    <OwnCareerOnly kind="coach" profile={<CoachScreen />}>
      <JobsScreen kind="coach" roles={COACH_ROLES} />
    </OwnCareerOnly>
  ),
});
