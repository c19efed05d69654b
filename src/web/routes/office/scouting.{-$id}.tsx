import { createFileRoute } from '@tanstack/react-router';
import { ScoutingScreen } from '#web/features/scout/scouting-screen.tsx';

export const Route = createFileRoute('/office/scouting/{-$id}')({
  staticData: { title: 'Scouting', area: 'office', group: 'office', menu: 6, starts: true },
  component: ScoutingScreen,
});
