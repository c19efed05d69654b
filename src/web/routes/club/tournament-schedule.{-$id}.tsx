import { createFileRoute } from '@tanstack/react-router';
import { ClubTournamentScheduleScreen } from '#web/features/club/club-combined-schedule-screen.tsx';

export const Route = createFileRoute('/club/tournament-schedule/{-$id}')({
  staticData: { title: 'Tournament schedule', area: 'club', group: 'club', menu: 46 },
  component: ClubTournamentScheduleScreen,
});
