import { createFileRoute } from '@tanstack/react-router';
import { ConversationScreen } from '#web/features/message/conversation-screen.tsx';

export const Route = createFileRoute('/messages/$id')({
  staticData: { title: 'Conversation', area: 'social', group: 'community' },
  component: ConversationScreen,
});
