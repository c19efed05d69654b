import { createFileRoute } from '@tanstack/react-router';
import { TopicScreen } from '#web/features/forum/topic-screen.tsx';
import { useIdParam } from '#web/lib/subject.ts';

export const Route = createFileRoute('/forum/topic/{-$id}')({
  staticData: { title: 'Forum topic', area: 'forum', group: 'community' },
  component: Screen,
});

function Screen() {
  const id = useIdParam();
  // 0: an invalid id becomes the id of nothing.
  return <TopicScreen id={id === undefined ? null : (id ?? 0)} />;
}
