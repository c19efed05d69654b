import { createFileRoute } from '@tanstack/react-router';
import { DraftRankingScreen } from '#web/features/draft/draft-ranking-screen.tsx';

export const Route = createFileRoute('/draft-ranking/{-$id}')({
  staticData: { title: 'Draft ranking', area: 'office', group: 'office' },
  component: DraftRankingScreen,
});
