import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/shortlist')({
  staticData: { title: 'Shortlist', area: 'office', group: 'office', menu: 60, opensLater: 'office' },
  component: OpensLater,
});
