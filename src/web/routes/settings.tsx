import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx';

export const Route = createFileRoute('/settings')({
  staticData: { unspecified: true, title: 'Settings', area: 'account' },
  component: SettingsScreen,
});
