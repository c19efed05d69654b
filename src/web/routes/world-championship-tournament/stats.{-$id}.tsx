import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipStatsScreen } from '#web/features/championship/championship-stats-screen.tsx';

export const Route = createFileRoute('/world-championship-tournament/stats/{-$id}')({
  staticData: { title: 'Championship statistics', area: 'world-championship', group: 'world' },
  component: ChampionshipStatsScreen,
});
