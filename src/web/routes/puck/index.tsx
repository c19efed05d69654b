import { createFileRoute } from '@tanstack/react-router';
import { PuckScreen } from '#web/features/puck/puck-screen.tsx';
import { OwnPurchases } from '#web/features/purchase/own-purchases.tsx';
import { FreeTicketsLeft, useHasRaffles } from '#web/features/raffle/free-tickets-left.tsx';

export const Route = createFileRoute('/puck/')({
  staticData: { title: 'Pucks', area: 'shop', group: 'community', menu: 60 },
  component: Pucks,
});

function Pucks() {
  return <PuckScreen purchases={<OwnPurchases />} freeTickets={useHasRaffles() ? <FreeTicketsLeft /> : null} />;
}
