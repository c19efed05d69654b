import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipStandingsScreen } from '#web/features/championship/championship-standings-screen.tsx';

export const Route = createFileRoute('/world-championship-tournament/standings/{-$id}')({
  staticData: { title: 'Championship standings', area: 'world-championship', group: 'world' },
  component: ChampionshipStandingsScreen,
});
