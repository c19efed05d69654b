import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '#web/features/help/help-screen.tsx';

export const Route = createFileRoute('/help')({
  staticData: { title: 'Help', area: 'social', group: 'community', menu: 80 },
  component: HelpScreen,
});
