import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/olympics/stats/$id')({
  staticData: { title: 'Olympic statistics', area: 'olympics', group: 'world', opensLater: 'olympics' },
  component: OpensLater,
});
