import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipScheduleScreen } from '#web/features/championship/championship-schedule-screen.tsx';

export const Route = createFileRoute('/world-championship-tournament/schedule/{-$id}')({
  staticData: { title: 'Championship schedule', area: 'world-championship', group: 'world' },
  component: ChampionshipScheduleScreen,
});
