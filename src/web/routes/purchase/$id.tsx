import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/purchase/$id')({
  staticData: { title: 'Receipt', area: 'shop', group: 'community', opensLater: 'shop' },
  component: OpensLater,
});
