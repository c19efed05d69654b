import { createFileRoute } from '@tanstack/react-router';
import { ShopScreen } from '#web/features/shop/shop-screen.tsx';

export const Route = createFileRoute('/puck/shop')({
  staticData: { title: 'Puck shop', area: 'shop', group: 'community', menu: 61 },
  component: ShopScreen,
});
