import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/president/news/{-$id}')({
  staticData: { title: 'President news', area: 'president', group: 'world', opensLater: 'president' },
  component: OpensLater,
});
