import { createFileRoute } from '@tanstack/react-router';
import { LeagueHistoryScreen } from '#web/features/history/league-history-screen.tsx';

export const Route = createFileRoute('/league/history/{-$id}')({
  staticData: { title: 'History', area: 'league', group: 'league', menu: 70 },
  component: LeagueHistoryScreen,
});
