import { createFileRoute } from '@tanstack/react-router';
import { ClubNewsScreen } from '#web/features/news/news-screens.tsx';

export const Route = createFileRoute('/club/news/{-$id}')({
  staticData: { title: 'News', area: 'club', group: 'club', menu: 80 },
  component: ClubNewsScreen,
});
