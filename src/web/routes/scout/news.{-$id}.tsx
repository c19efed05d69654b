import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/scout/news/{-$id}')({
  staticData: { title: 'Scout news', area: 'scout', group: 'office', opensLater: 'scout' },
  component: OpensLater,
});
