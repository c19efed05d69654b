import { createFileRoute } from '@tanstack/react-router';
import { WorldNewsScreen } from '#web/features/news/world-news-screen.tsx';

export const Route = createFileRoute('/world/news')({
  staticData: { title: 'World news', area: 'world', group: 'world', menu: 5, starts: true },
  component: WorldNewsScreen,
});
