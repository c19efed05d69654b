import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenScreen } from '#web/features/trouble/forbidden-screen.tsx';

export const Route = createFileRoute('/forbidden')({
  staticData: { title: 'Access forbidden', area: 'public', guest: true, alwaysOpen: true },
  component: ForbiddenScreen,
  // Part of the entry chunk: when this screen is needed, nothing else may load.
  codeSplitGroupings: [],
});
