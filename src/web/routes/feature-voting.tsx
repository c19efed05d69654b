import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/feature-voting')({
  staticData: { title: 'Feature voting', area: 'social', group: 'community', menu: 50, opensLater: 'social' },
  component: OpensLater,
});
