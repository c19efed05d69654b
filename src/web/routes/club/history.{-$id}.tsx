import { createFileRoute } from '@tanstack/react-router';
import { ClubHistoryScreen } from '#web/features/history/club-history-screen.tsx';

export const Route = createFileRoute('/club/history/{-$id}')({
  staticData: { title: 'History', area: 'club', group: 'club', menu: 90 },
  component: ClubHistoryScreen,
});
