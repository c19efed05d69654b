import { createFileRoute } from '@tanstack/react-router';
import { LeagueOverviewScreen } from '#web/features/league/league-overview-screen.tsx';

export const Route = createFileRoute('/league/overview/{-$id}')({
  staticData: { title: 'Overview', area: 'league', versioning: true, group: 'league', menu: 10, starts: true },
  component: LeagueOverviewScreen,
});
