import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/withdraw')({
  staticData: { title: 'Withdraw', area: 'withdraw', group: 'community', opensLater: 'withdraw' },
  component: OpensLater,
});
