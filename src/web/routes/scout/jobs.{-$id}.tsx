import { createFileRoute } from '@tanstack/react-router';
import { SCOUT_ROLES } from '#domains/job/constants.ts';
import { JobsScreen } from '#web/features/job/jobs-screen.tsx';
import { OwnCareerOnly } from '#web/features/person/own-career-only.tsx';
import { ScoutScreen } from '#web/features/scout/scout-screen.tsx';

export const Route = createFileRoute('/scout/jobs/{-$id}')({
  staticData: { title: 'Scout jobs', area: 'scout', group: 'office', menu: 55 },
  component: () => (
    <OwnCareerOnly kind="scout" profile={<ScoutScreen />}>
      <JobsScreen kind="scout" roles={SCOUT_ROLES} />
    </OwnCareerOnly>
  ),
});
