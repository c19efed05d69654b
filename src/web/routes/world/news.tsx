import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/world/news')({
  staticData: { title: 'World news', area: 'world', group: 'world', menu: 120, opensLater: 'world' },
  component: OpensLater,
});
