import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '#web/features/purchase/checkout-screen.tsx';

export const Route = createFileRoute('/shop/checkout/$id')({
  staticData: { title: 'Checkout', area: 'shop', group: 'community' },
  component: CheckoutScreen,
});
