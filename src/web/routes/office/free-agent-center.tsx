import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/free-agent-center')({
  staticData: { title: 'Free agents', area: 'office', group: 'office', menu: 30, opensLater: 'office' },
  component: OpensLater,
});
