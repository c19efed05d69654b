import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { seasonReviewNotifications as kinds } from '#domains/season-review/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Notification = FactOf<typeof kinds>;

export const notifications: RenderersOf<Notification> = {
  'season-review': { icon: 'cup', Words: Ready },
};

function Ready({ teamId, season, rank, expectedRank, isChampion }: ParamsOf<Notification>['season-review']) {
  const { t } = useTranslation('season-review');
  const { ordinal } = useFormat();
  return (
    <Link to="/club/season-review/{-$id}" params={{ id: String(teamId) }} search={{ season }}>
      {isChampion
        ? t('notice.champion')
        : expectedRank === null
          ? t('notice.unknown', { rank: ordinal(rank) })
          : t('notice.known', { rank: ordinal(rank), expected: ordinal(expectedRank) })}
    </Link>
  );
}
