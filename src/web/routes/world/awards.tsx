import { createFileRoute } from '@tanstack/react-router';
import { AwardsScreen } from '#web/features/awards/awards-screen.tsx';

export const Route = createFileRoute('/world/awards')({
  staticData: { title: 'Awards', area: 'world', group: 'world', menu: 70 },
  component: AwardsScreen,
});
