import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/withdraw-board')({
  staticData: { title: 'Withdrawal board', area: 'withdraw', group: 'community', opensLater: 'withdraw' },
  component: OpensLater,
});
