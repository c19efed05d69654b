import { createFileRoute } from '@tanstack/react-router';
import { ShortlistScreen } from '#web/features/shortlist/shortlist-screen.tsx';

export const Route = createFileRoute('/office/shortlist')({
  staticData: { title: 'Shortlist', area: 'office', group: 'office', menu: 60 },
  component: ShortlistScreen,
});
