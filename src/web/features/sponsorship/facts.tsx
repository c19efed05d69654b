import type { sponsorshipLedgerKinds } from '#domains/sponsorship/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const toSubject = ({ path }: { path: string }) => path;

export const memos: RenderersOf<typeof sponsorshipLedgerKinds> = {
  sponsorship: { icon: 'puck', Words: said('sponsorship', 'memo.sponsored'), to: toSubject },
  'sponsorship-returned': { icon: 'puck', Words: said('sponsorship', 'memo.returned'), to: toSubject },
  'sponsorship-spent': { icon: 'puck', Words: said('sponsorship', 'memo.spent'), to: toSubject },
  'sponsor-share': { icon: 'puck', Words: said('sponsorship', 'memo.share'), to: toSubject },
};
