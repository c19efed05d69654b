import { createFileRoute } from '@tanstack/react-router';
import { OfflineScreen } from '#web/features/trouble/offline-screen.tsx';

export const Route = createFileRoute('/offline')({
  component: OfflineScreen,
  // Part of the entry: when this screen is needed, nothing more may load.
  codeSplitGroupings: [],
});
