import { createFileRoute } from '@tanstack/react-router';
import { LeagueScheduleScreen } from '#web/features/league/league-schedule-screen.tsx';

export const Route = createFileRoute('/league/schedule/{-$id}')({
  staticData: { title: 'Schedule', area: 'league', group: 'league', menu: 20 },
  component: LeagueScheduleScreen,
});
