import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/forum/category/{-$id}')({
  staticData: { title: 'Forum category', area: 'forum', group: 'community', opensLater: 'forum' },
  component: OpensLater,
});
