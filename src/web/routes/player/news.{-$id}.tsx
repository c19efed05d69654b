import { createFileRoute } from '@tanstack/react-router';
import { PlayerNewsScreen } from '#web/features/player/player-news-screen.tsx';

export const Route = createFileRoute('/player/news/{-$id}')({
  staticData: { title: 'Player news', area: 'player', group: 'club' },
  component: PlayerNewsScreen,
});
