import { createFileRoute } from '@tanstack/react-router';
import { TradingCardScreen } from '#web/features/card/trading-card-screen.tsx';

export const Route = createFileRoute('/tcg-player/{-$id}')({
  staticData: { title: 'Trading card', area: 'public', guest: true },
  component: TradingCardScreen,
});
