import type { rosterDesk } from '#domains/roster/kinds.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { FollowAssistant } from './follow-assistant.tsx';

export const acts: DeskActsOf<typeof rosterDesk> = {
  'roster-illegal': ({ params }) => <FollowAssistant {...params} />,
};
