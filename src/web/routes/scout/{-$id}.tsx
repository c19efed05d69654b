import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/scout/{-$id}')({
  staticData: { title: 'Scout', area: 'scout', versioning: true, group: 'office', opensLater: 'scout' },
  component: OpensLater,
});
