import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/scout/jobs/{-$id}')({
  staticData: { title: 'Scout jobs', area: 'scout', group: 'office', opensLater: 'scout' },
  component: OpensLater,
});
