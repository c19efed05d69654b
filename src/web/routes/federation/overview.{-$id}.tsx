import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/federation/overview/{-$id}')({
  staticData: { title: 'Federation', area: 'federation', versioning: true, group: 'world', opensLater: 'federation' },
  component: OpensLater,
});
