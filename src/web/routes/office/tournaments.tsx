import { createFileRoute } from '@tanstack/react-router';
import { OfficeCupsScreen } from '#web/features/cup/office-cups-screen.tsx';

export const Route = createFileRoute('/office/tournaments')({
  staticData: { title: 'Friendly cups', area: 'office', group: 'office', menu: 80 },
  component: OfficeCupsScreen,
});
