import { createFileRoute } from '@tanstack/react-router';
import { WhoopsScreen } from '#web/features/trouble/whoops-screen.tsx';

export const Route = createFileRoute('/whoops')({
  staticData: { title: 'Whoops', area: 'public', guest: true, alwaysOpen: true, bare: true },
  component: WhoopsScreen,
  // Part of the entry chunk: when this screen is needed, nothing else may load.
  codeSplitGroupings: [],
});
