import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipOverviewScreen } from '#web/features/championship/championship-overview-screen.tsx';

export const Route = createFileRoute('/world-championship-tournament/overview/{-$id}')({
  staticData: { title: 'Championship tournament', area: 'world-championship', versioning: true, group: 'world' },
  component: ChampionshipOverviewScreen,
});
