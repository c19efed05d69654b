import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/leaderboard/overview')({
  staticData: {
    title: 'Leaderboards',
    area: 'leaderboard',
    versioning: true,
    group: 'community',
    menu: 40,
    opensLater: 'leaderboard',
  },
  component: OpensLater,
});
