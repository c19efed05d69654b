import { createFileRoute } from '@tanstack/react-router';
import { TransactionsScreen } from '#web/features/puck/transactions-screen.tsx';
import { GrantLog } from '#web/features/purchase/grant-log.tsx';

export const Route = createFileRoute('/puck/transactions')({
  staticData: { title: 'Puck transactions', area: 'shop', group: 'community' },
  component: () => <TransactionsScreen grants={<GrantLog />} />,
});
