import { createFileRoute } from '@tanstack/react-router';
import { PurchaseScreen } from '#web/features/purchase/purchase-screen.tsx';

export const Route = createFileRoute('/purchase/$id')({
  staticData: { title: 'Receipt', area: 'shop', group: 'community' },
  component: PurchaseScreen,
});
