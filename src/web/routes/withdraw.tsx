import { createFileRoute } from '@tanstack/react-router';
import { WithdrawScreen } from '#web/features/withdrawal/withdraw-screen.tsx';

export const Route = createFileRoute('/withdraw')({
  staticData: { title: 'Withdraw', area: 'withdraw', group: 'community', menu: 64 },
  component: WithdrawScreen,
});
