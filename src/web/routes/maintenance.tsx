import { createFileRoute } from '@tanstack/react-router';
import { MaintenanceScreen } from '#web/features/trouble/maintenance-screen.tsx';

export const Route = createFileRoute('/maintenance')({
  staticData: { title: 'Maintenance', area: 'public', guest: true, alwaysOpen: true, bare: true },
  component: MaintenanceScreen,
  // Part of the entry chunk: when this screen is needed, nothing else may load.
  codeSplitGroupings: [],
});
