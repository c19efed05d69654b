import { createFileRoute } from '@tanstack/react-router';
import { ActorsScreen } from '#web/features/actors/actors-screen.tsx';

export const Route = createFileRoute('/world/actors')({
  staticData: { title: 'People', area: 'world', versioning: true, group: 'world', menu: 100 },
  component: ActorsScreen,
});
