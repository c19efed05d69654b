import { createFileRoute } from '@tanstack/react-router';
import { PlayerGameLogScreen } from '#web/features/player/player-game-log-screen.tsx';

export const Route = createFileRoute('/player/game-logs/{-$id}')({
  staticData: { title: 'Game log', area: 'player', group: 'club' },
  component: PlayerGameLogScreen,
});
