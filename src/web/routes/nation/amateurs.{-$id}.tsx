import { createFileRoute } from '@tanstack/react-router';
import { AmateursScreen } from '#web/features/draft/amateurs-screen.tsx';

export const Route = createFileRoute('/nation/amateurs/{-$id}')({
  staticData: { title: 'Amateurs', area: 'nation', group: 'world' },
  component: AmateursScreen,
});
