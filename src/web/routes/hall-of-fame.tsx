import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/hall-of-fame')({
  staticData: { title: 'Hall of Fame', area: 'social', group: 'world', menu: 90, opensLater: 'social' },
  component: OpensLater,
});
