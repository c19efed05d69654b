import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/leaderboard/rankings')({
  staticData: { title: 'Rankings', area: 'leaderboard', group: 'community', opensLater: 'leaderboard' },
  component: OpensLater,
});
