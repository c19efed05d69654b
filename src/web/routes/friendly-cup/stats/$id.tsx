import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/friendly-cup/stats/$id')({
  staticData: { title: 'Friendly cup statistics', area: 'friendly-cup', group: 'world', opensLater: 'friendly-cup' },
  component: OpensLater,
});
