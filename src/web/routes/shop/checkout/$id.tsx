import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/shop/checkout/$id')({
  staticData: { title: 'Checkout', area: 'shop', group: 'community', opensLater: 'shop' },
  component: OpensLater,
});
