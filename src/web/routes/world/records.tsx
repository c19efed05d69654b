import { createFileRoute } from '@tanstack/react-router';
import { RecordsScreen } from '#web/features/records/records-screen.tsx';

export const Route = createFileRoute('/world/records')({
  staticData: { title: 'Records', area: 'world', group: 'world', menu: 80 },
  component: RecordsScreen,
});
