import { createFileRoute } from '@tanstack/react-router';
import { VersionHistoryScreen } from '#web/features/version-history/version-history-screen.tsx';

export const Route = createFileRoute('/version-history')({
  staticData: { title: 'Version history', area: 'public', guest: true },
  component: VersionHistoryScreen,
});
