import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/referral-program')({
  staticData: { title: 'Referral program', area: 'public', guest: true, opensLater: 'public' },
  component: OpensLater,
});
