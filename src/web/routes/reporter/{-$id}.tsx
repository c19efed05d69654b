import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/reporter/{-$id}')({
  staticData: { title: 'Reporter', area: 'social', group: 'community', opensLater: 'social' },
  component: OpensLater,
});
