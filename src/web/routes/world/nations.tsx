import { createFileRoute } from '@tanstack/react-router';
import { NationsScreen } from '#web/features/nations/nations-screen.tsx';

export const Route = createFileRoute('/world/nations')({
  staticData: { title: 'Nations', area: 'nation', group: 'world', menu: 10 },
  component: NationsScreen,
});
