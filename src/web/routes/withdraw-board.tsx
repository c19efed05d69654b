import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '#web/features/withdrawal/board-screen.tsx';

export const Route = createFileRoute('/withdraw-board')({
  staticData: { title: 'Withdrawal board', area: 'withdraw', group: 'community' },
  component: BoardScreen,
});
