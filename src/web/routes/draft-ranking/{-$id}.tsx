import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/draft-ranking/{-$id}')({
  staticData: { title: 'Draft ranking', area: 'office', group: 'office', opensLater: 'office' },
  component: OpensLater,
});
