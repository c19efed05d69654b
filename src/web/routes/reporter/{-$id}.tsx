import { createFileRoute } from '@tanstack/react-router';
import { ReporterScreen } from '#web/features/reporter/reporter-screen.tsx';

export const Route = createFileRoute('/reporter/{-$id}')({
  staticData: { title: 'Reporter', area: 'social', group: 'community', menu: 66 },
  component: ReporterScreen,
});
