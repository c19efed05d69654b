import { createFileRoute } from '@tanstack/react-router';
import { ChooseClubScreen } from '#web/features/club/choose-club-screen.tsx';

export const Route = createFileRoute('/club/choose')({
  staticData: { unspecified: true, title: 'Choose a club', area: 'club', group: 'club', menu: 12 },
  component: ChooseClubScreen,
});
