import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '#web/features/game/game-screen.tsx';

export const Route = createFileRoute('/game/{-$id}')({
  staticData: { title: 'Game', area: 'social', group: 'league' },
  component: GameScreen,
});
