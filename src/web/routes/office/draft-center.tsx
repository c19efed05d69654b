import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/office/draft-center')({
  staticData: { title: 'Draft center', area: 'office', group: 'office', menu: 20, opensLater: 'office' },
  component: OpensLater,
});
