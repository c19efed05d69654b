import { createFileRoute } from '@tanstack/react-router';
import { PresidentScreen } from '#web/features/president/president-screen.tsx';

export const Route = createFileRoute('/president/overview/{-$id}')({
  staticData: { title: 'President', area: 'president', versioning: true, group: 'world' },
  component: PresidentScreen,
});
