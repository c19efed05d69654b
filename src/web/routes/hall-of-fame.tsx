import { createFileRoute } from '@tanstack/react-router';
import { HallOfFameScreen } from '#web/features/hall-of-fame/hall-of-fame-screen.tsx';

export const Route = createFileRoute('/hall-of-fame')({
  staticData: { title: 'Hall of Fame', area: 'social', group: 'world', menu: 90 },
  component: HallOfFameScreen,
});
