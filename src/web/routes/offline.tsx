import { createFileRoute } from '@tanstack/react-router';
import { OfflineScreen } from '#web/features/trouble/offline-screen.tsx';

export const Route = createFileRoute('/offline')({
  staticData: { title: 'Offline', area: 'public', guest: true, alwaysOpen: true, bare: true },
  component: OfflineScreen,
  // Part of the entry chunk: when this screen is needed, nothing else may load.
  codeSplitGroupings: [],
});
