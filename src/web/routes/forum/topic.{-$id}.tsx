import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/forum/topic/{-$id}')({
  staticData: { title: 'Forum topic', area: 'forum', group: 'community', opensLater: 'forum' },
  component: OpensLater,
});
