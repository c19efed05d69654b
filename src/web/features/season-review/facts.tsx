import { Link } from '@tanstack/react-router';
import type {
  seasonReviewDesk as deskKinds,
  seasonReviewNotifications as kinds,
} from '#domains/season-review/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type Finish = Omit<ParamsOf<typeof deskKinds>['season-review'], 'season'>;

const Finished = said('season-review', ({ expectedRank, isChampion }: Finish) => {
  if (isChampion) return 'notice.champion';
  return expectedRank === null ? 'notice.unknown' : 'notice.known';
});

export const subject = 'club';

export const notifications: RenderersOf<typeof kinds> = {
  'season-review': { icon: 'cup', Words: Ready },
};

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'season-review': { icon: 'cup', Words: Finished, Go: said('season-review', 'read') },
};

function Ready({ teamId, season, ...finish }: ParamsOf<typeof kinds>['season-review']) {
  return (
    <Link to="/club/season-review/{-$id}" params={{ id: String(teamId) }} search={{ season }}>
      <Finished {...finish} />
    </Link>
  );
}
