import { createFileRoute } from '@tanstack/react-router';
import { UserScreen } from '#web/features/user/user-screen.tsx';

export const Route = createFileRoute('/user/{-$id}')({
  staticData: { title: 'Manager', area: 'social', group: 'community' },
  component: UserScreen,
});
