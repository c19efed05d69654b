import { createFileRoute } from '@tanstack/react-router';
import { PlayerNewsScreen } from '#web/features/news/news-screens.tsx';

export const Route = createFileRoute('/player/news/{-$id}')({
  staticData: { title: 'Player news', area: 'player', group: 'club' },
  component: PlayerNewsScreen,
});
