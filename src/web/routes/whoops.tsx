import { createFileRoute } from '@tanstack/react-router';
import { WhoopsScreen } from '#web/features/trouble/whoops-screen.tsx';

export const Route = createFileRoute('/whoops')({
  component: WhoopsScreen,
  // Part of the entry: when this screen is needed, nothing more may load.
  codeSplitGroupings: [],
});
