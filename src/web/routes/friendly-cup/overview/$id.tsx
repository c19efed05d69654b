import { createFileRoute } from '@tanstack/react-router';
import { CupOverviewScreen } from '#web/features/cup/cup-overview-screen.tsx';

export const Route = createFileRoute('/friendly-cup/overview/$id')({
  staticData: { title: 'Friendly cup', area: 'friendly-cup', versioning: true, group: 'world' },
  component: CupOverviewScreen,
});
