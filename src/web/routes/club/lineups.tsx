import { createFileRoute } from '@tanstack/react-router';
import { LineupsScreen } from '#web/features/lineups/lineups-screen.tsx';

export const Route = createFileRoute('/club/lineups')({
  staticData: { title: 'Lineups', area: 'club', group: 'club', menu: 20, starts: true },
  component: LineupsScreen,
});
