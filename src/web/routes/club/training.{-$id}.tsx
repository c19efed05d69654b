import { createFileRoute } from '@tanstack/react-router';
import { TrainingScreen } from '#web/features/training/training-screen.tsx';

export const Route = createFileRoute('/club/training/{-$id}')({
  staticData: { title: 'Training', area: 'club', group: 'club', menu: 35, starts: true },
  component: TrainingScreen,
});
