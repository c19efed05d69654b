import { createFileRoute } from '@tanstack/react-router';
import { NewMessageScreen } from '#web/features/message/new-message-screen.tsx';

export const Route = createFileRoute('/user/message/{-$id}')({
  staticData: { title: 'New message', area: 'social', group: 'community' },
  component: NewMessageScreen,
});
