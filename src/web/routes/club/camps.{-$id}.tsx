import { createFileRoute } from '@tanstack/react-router';
import { CampsScreen } from '#web/features/camp/camps-screen.tsx';

export const Route = createFileRoute('/club/camps/{-$id}')({
  staticData: { unspecified: true, title: 'Camps', area: 'club', group: 'club', menu: 56 },
  component: CampsScreen,
});
