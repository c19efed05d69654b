import { createFileRoute } from '@tanstack/react-router';
import { FriendsScreen } from '#web/features/friend/friends-screen.tsx';

export const Route = createFileRoute('/friends')({
  staticData: { title: 'Friends', area: 'social', versioning: true, group: 'community', menu: 30 },
  component: FriendsScreen,
});
