import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/coach/{-$id}')({
  staticData: { title: 'Coach', area: 'coach', versioning: true, group: 'club', opensLater: 'coach' },
  component: OpensLater,
});
