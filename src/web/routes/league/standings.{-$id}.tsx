import { createFileRoute } from '@tanstack/react-router';
import { LeagueStandingsScreen } from '#web/features/league/league-standings-screen.tsx';

export const Route = createFileRoute('/league/standings/{-$id}')({
  staticData: { title: 'Standings', area: 'league', group: 'league', menu: 12, starts: true },
  component: LeagueStandingsScreen,
});
