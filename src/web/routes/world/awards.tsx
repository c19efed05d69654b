import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world/awards')({
  staticData: { title: 'Awards', area: 'world', group: 'world', menu: 70, opensLater: 'world' },
  component: OpensLater,
});
