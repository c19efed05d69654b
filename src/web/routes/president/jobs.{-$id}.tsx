import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/president/jobs/{-$id}')({
  staticData: { title: 'President jobs', area: 'president', group: 'world', opensLater: 'president' },
  component: OpensLater,
});
