import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenScreen } from '#web/features/trouble/forbidden-screen.tsx';

export const Route = createFileRoute('/forbidden')({
  component: ForbiddenScreen,
  // Part of the entry: when this screen is needed, nothing more may load.
  codeSplitGroupings: [],
});
