import { createFileRoute } from '@tanstack/react-router';
import { GuideScreen } from '#web/features/guide/guide-screen.tsx';

export const Route = createFileRoute('/guide')({
  staticData: { title: 'Guide', area: 'public', guest: true, group: 'community', menu: 70 },
  component: GuideScreen,
});
