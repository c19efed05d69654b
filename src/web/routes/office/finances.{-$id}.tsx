import { createFileRoute } from '@tanstack/react-router';
import { FinancesScreen } from '#web/features/finances/finances-screen.tsx';

export const Route = createFileRoute('/office/finances/{-$id}')({
  staticData: { title: 'Finances', area: 'office', group: 'office', menu: 8, starts: true },
  component: FinancesScreen,
});
