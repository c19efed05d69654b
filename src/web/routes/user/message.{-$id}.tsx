import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/user/message/{-$id}')({
  staticData: { title: 'New message', area: 'social', group: 'community', opensLater: 'social' },
  component: OpensLater,
});
