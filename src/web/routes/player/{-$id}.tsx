import { createFileRoute } from '@tanstack/react-router';
import { PlayerScreen } from '#web/features/player/player-screen.tsx';

export const Route = createFileRoute('/player/{-$id}')({
  staticData: { title: 'Player', area: 'player', versioning: true, group: 'club' },
  component: PlayerScreen,
});
