import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/trade/{-$id}')({
  staticData: { title: 'Trade', area: 'trade', group: 'office', opensLater: 'trade' },
  component: OpensLater,
});
