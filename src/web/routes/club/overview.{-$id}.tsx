import { createFileRoute } from '@tanstack/react-router';
import { ClubOverviewScreen } from '#web/features/club/club-overview-screen.tsx';

export const Route = createFileRoute('/club/overview/{-$id}')({
  staticData: { title: 'Overview', area: 'club', versioning: true, group: 'club', menu: 10, starts: true },
  component: ClubOverviewScreen,
});
