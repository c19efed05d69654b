import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/president/overview/{-$id}')({
  staticData: { title: 'President', area: 'president', versioning: true, group: 'world', opensLater: 'president' },
  component: OpensLater,
});
