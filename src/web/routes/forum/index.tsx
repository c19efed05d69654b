import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/forum/')({
  staticData: { title: 'Forum', area: 'forum', versioning: true, group: 'community', menu: 20, opensLater: 'forum' },
  component: OpensLater,
});
