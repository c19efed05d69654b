import { createFileRoute } from '@tanstack/react-router';
import { PlayerStatsScreen } from '#web/features/player/player-stats-screen.tsx';

export const Route = createFileRoute('/player/stats/{-$id}')({
  staticData: { title: 'Player statistics', area: 'player', group: 'club' },
  component: PlayerStatsScreen,
});
