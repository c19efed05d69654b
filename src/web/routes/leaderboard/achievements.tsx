import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/leaderboard/achievements')({
  staticData: { title: 'Achievements', area: 'leaderboard', group: 'community', opensLater: 'leaderboard' },
  component: OpensLater,
});
