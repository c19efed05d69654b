import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world/federations')({
  staticData: { title: 'Federations', area: 'federation', group: 'world', menu: 110, opensLater: 'federation' },
  component: OpensLater,
});
