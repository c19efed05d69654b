import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/puck/transactions')({
  staticData: { title: 'Puck transactions', area: 'shop', group: 'community', opensLater: 'shop' },
  component: OpensLater,
});
