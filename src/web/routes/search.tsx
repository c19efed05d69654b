import { createFileRoute } from '@tanstack/react-router';
import { SearchScreen } from '#web/features/search/search-screen.tsx';

export const Route = createFileRoute('/search')({
  staticData: { title: 'Search', area: 'social', group: 'community', menu: 5 },
  component: SearchScreen,
});
