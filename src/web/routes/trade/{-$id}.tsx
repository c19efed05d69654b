import { createFileRoute } from '@tanstack/react-router';
import { TradeScreen } from '#web/features/trade/trade-screen.tsx';

export const Route = createFileRoute('/trade/{-$id}')({
  staticData: { title: 'Trade', area: 'trade', group: 'office' },
  component: TradeScreen,
});
