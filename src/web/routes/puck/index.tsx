import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/puck/')({
  staticData: { title: 'Pucks', area: 'shop', group: 'community', menu: 60, opensLater: 'shop' },
  component: OpensLater,
});
