import { createFileRoute } from '@tanstack/react-router';
import { LeagueRatingsScreen } from '#web/features/league/league-ratings-screen.tsx';

export const Route = createFileRoute('/league/ratings/{-$id}')({
  staticData: { title: 'Ratings', area: 'league', group: 'league', menu: 50 },
  component: LeagueRatingsScreen,
});
