import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '#web/features/forum/category-screen.tsx';
import { useIdParam } from '#web/lib/subject.ts';

export const Route = createFileRoute('/forum/category/{-$id}')({
  staticData: { title: 'Forum category', area: 'forum', group: 'community' },
  component: Screen,
});

function Screen() {
  const id = useIdParam();
  // 0: an invalid id becomes the id of nothing.
  return <CategoryScreen id={id === undefined ? null : (id ?? 0)} />;
}
