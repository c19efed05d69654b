import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/ua-cup-team/region-draft-ranking/$id')({
  staticData: { title: 'Region draft ranking', area: 'ua-cup', group: 'world', opensLater: 'ua-cup' },
  component: OpensLater,
});
