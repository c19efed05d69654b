import { createFileRoute } from '@tanstack/react-router';
import { FruitTradeScreen } from '#web/features/banana/fruit-trade-screen.tsx';

export const Route = createFileRoute('/fruit-trade')({
  staticData: { title: 'Fruit trade', area: 'trade', group: 'office' },
  component: FruitTradeScreen,
});
