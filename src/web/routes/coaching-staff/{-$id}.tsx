import { createFileRoute } from '@tanstack/react-router';
import { CoachingStaffScreen } from '#web/features/coach/coaching-staff-screen.tsx';

export const Route = createFileRoute('/coaching-staff/{-$id}')({
  staticData: {
    title: 'Coaching staff',
    area: 'coach',
    versioning: true,
    group: 'club',
    menu: 70,
  },
  component: CoachingStaffScreen,
});
