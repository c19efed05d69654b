import { createFileRoute } from '@tanstack/react-router';
import { PlayerCardScreen } from '#web/features/card/player-card-screen.tsx';

export const Route = createFileRoute('/player/card/{-$id}')({
  staticData: { title: 'Player card', area: 'public', guest: true },
  component: PlayerCardScreen,
});
