import { createFileRoute } from '@tanstack/react-router';
import { ForumScreen } from '#web/features/forum/forum-screen.tsx';

export const Route = createFileRoute('/forum/')({
  staticData: { title: 'Forum', area: 'forum', versioning: true, group: 'community', menu: 1, starts: true },
  component: ForumScreen,
});
