import { createFileRoute } from '@tanstack/react-router';
import { PuckScreen } from '#web/features/puck/puck-screen.tsx';
import { OwnPurchases } from '#web/features/purchase/own-purchases.tsx';

export const Route = createFileRoute('/puck/')({
  staticData: { title: 'Pucks', area: 'shop', group: 'community', menu: 60 },
  component: () => <PuckScreen purchases={<OwnPurchases />} />,
});
