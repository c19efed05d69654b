import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/guide')({
  staticData: { title: 'Guide', area: 'public', guest: true, group: 'community', menu: 70, opensLater: 'public' },
  component: OpensLater,
});
