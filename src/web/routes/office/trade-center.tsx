import { createFileRoute } from '@tanstack/react-router';
import { TradeCenterScreen } from '#web/features/trade/trade-center-screen.tsx';

export const Route = createFileRoute('/office/trade-center')({
  staticData: { title: 'Trade center', area: 'office', group: 'office', menu: 2, starts: true },
  component: TradeCenterScreen,
});
