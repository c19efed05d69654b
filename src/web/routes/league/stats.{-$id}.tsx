import { createFileRoute } from '@tanstack/react-router';
import { LeagueStatsScreen } from '#web/features/league/league-stats-screen.tsx';

export const Route = createFileRoute('/league/stats/{-$id}')({
  staticData: { title: 'Statistics', area: 'league', group: 'league', menu: 14, starts: true },
  component: LeagueStatsScreen,
});
