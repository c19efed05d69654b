import { createFileRoute } from '@tanstack/react-router';
import { OpensLater } from '#web/features/opens-later/opens-later.tsx';

export const Route = createFileRoute('/league/salary-caps/{-$id}')({
  staticData: { title: 'Salary caps', area: 'league', group: 'league', menu: 60, opensLater: 'league' },
  component: OpensLater,
});
