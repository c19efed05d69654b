import { createFileRoute } from '@tanstack/react-router';
import { PuckScreen } from '#web/features/puck/puck-screen.tsx';

export const Route = createFileRoute('/puck/')({
  staticData: { title: 'Pucks', area: 'shop', group: 'community', menu: 60 },
  component: PuckScreen,
});
