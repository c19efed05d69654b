import { createFileRoute } from '@tanstack/react-router';
import { CupStatsScreen } from '#web/features/cup/cup-stats-screen.tsx';

export const Route = createFileRoute('/friendly-cup/stats/$id')({
  staticData: { title: 'Friendly cup statistics', area: 'friendly-cup', group: 'world' },
  component: CupStatsScreen,
});
