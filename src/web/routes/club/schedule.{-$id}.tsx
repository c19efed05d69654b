import { createFileRoute } from '@tanstack/react-router';
import { ClubScheduleScreen } from '#web/features/club/club-schedule-screen.tsx';

export const Route = createFileRoute('/club/schedule/{-$id}')({
  staticData: { title: 'Schedule', area: 'club', group: 'club', menu: 40, starts: true },
  component: ClubScheduleScreen,
});
