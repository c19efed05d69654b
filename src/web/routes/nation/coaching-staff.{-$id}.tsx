import { createFileRoute } from '@tanstack/react-router';
import { NationalStaffScreen } from '#web/features/coach/national-staff-screen.tsx';

export const Route = createFileRoute('/nation/coaching-staff/{-$id}')({
  staticData: { title: 'National coaching staff', area: 'nation', group: 'world' },
  component: NationalStaffScreen,
});
