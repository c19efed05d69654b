import { createFileRoute } from '@tanstack/react-router';
import { SalaryCapsScreen } from '#web/features/cap/salary-caps-screen.tsx';

export const Route = createFileRoute('/league/salary-caps/{-$id}')({
  staticData: { title: 'Salary caps', area: 'league', group: 'league', menu: 60 },
  component: SalaryCapsScreen,
});
