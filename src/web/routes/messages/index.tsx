import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen } from '#web/features/message/messages-screen.tsx';

export const Route = createFileRoute('/messages/')({
  staticData: { title: 'Messages', area: 'social', group: 'community', menu: 2, starts: true },
  component: MessagesScreen,
});
