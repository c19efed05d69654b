import { createFileRoute } from '@tanstack/react-router';
import { ClubRosterScreen } from '#web/features/club/club-roster-screen.tsx';

export const Route = createFileRoute('/club/roster/{-$id}')({
  staticData: { title: 'Roster', area: 'club', group: 'club', menu: 30, starts: true },
  component: ClubRosterScreen,
});
