import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  seasonReviewDesk as deskKinds,
  seasonReviewNotifications as kinds,
} from '#domains/season-review/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'season-review': { icon: 'cup', Words: Ready },
};

export const desk: DeskRenderersOf<Desk> = {
  'season-review': { icon: 'cup', Words: Waiting, Go: said('season-review', 'read') },
};

function Ready({ teamId, season, ...finish }: ParamsOf<Notification>['season-review']) {
  const words = useFinishWords();
  return (
    <Link to="/club/season-review/{-$id}" params={{ id: String(teamId) }} search={{ season }}>
      {words(finish)}
    </Link>
  );
}

function Waiting(finish: ParamsOf<Desk>['season-review']) {
  return useFinishWords()(finish);
}

function useFinishWords() {
  const { t } = useTranslation('season-review');
  const { ordinal } = useFormat();
  return ({ rank, expectedRank, isChampion }: Omit<ParamsOf<Desk>['season-review'], 'season'>) => {
    if (isChampion) return t('notice.champion');
    if (expectedRank === null) return t('notice.unknown', { rank: ordinal(rank) });
    return t('notice.known', { rank: ordinal(rank), expected: ordinal(expectedRank) });
  };
}
