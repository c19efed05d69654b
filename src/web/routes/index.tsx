import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#web/features/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: 'Home', area: 'guest', guest: true, redirectIfActivated: true },
  component: HomeScreen,
});
