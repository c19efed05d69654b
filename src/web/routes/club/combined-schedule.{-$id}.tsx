import { createFileRoute } from '@tanstack/react-router';
import { ClubCombinedScheduleScreen } from '#web/features/club/club-combined-schedule-screen.tsx';

export const Route = createFileRoute('/club/combined-schedule/{-$id}')({
  staticData: { title: 'Combined schedule', area: 'club', group: 'club', menu: 45 },
  component: ClubCombinedScheduleScreen,
});
