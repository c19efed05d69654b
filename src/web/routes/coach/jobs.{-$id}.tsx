import { createFileRoute } from '@tanstack/react-router';
import { COACH_ROLES } from '#domains/job/constants.ts';
import { JobsScreen } from '#web/features/job/jobs-screen.tsx';

export const Route = createFileRoute('/coach/jobs/{-$id}')({
  staticData: { title: 'Coach jobs', area: 'coach', group: 'club', menu: 75 },
  component: () => <JobsScreen kind="coach" roles={COACH_ROLES} />,
});
