import { createFileRoute } from '@tanstack/react-router';
import { useHasRaffles } from '#web/features/raffle/free-tickets-left.tsx';
import { ShopScreen } from '#web/features/shop/shop-screen.tsx';

export const Route = createFileRoute('/puck/shop')({
  staticData: { title: 'Puck shop', area: 'shop', group: 'community', menu: 61 },
  component: Shop,
});

function Shop() {
  return <ShopScreen hasRaffles={useHasRaffles()} />;
}
