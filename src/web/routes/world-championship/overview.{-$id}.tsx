import { createFileRoute } from '@tanstack/react-router';
import { ChampionshipsScreen } from '#web/features/championship/championships-screen.tsx';

export const Route = createFileRoute('/world-championship/overview/{-$id}')({
  staticData: {
    title: 'World Championship',
    area: 'world-championship',
    versioning: true,
    group: 'world',
    menu: 30,
  },
  component: ChampionshipsScreen,
});
