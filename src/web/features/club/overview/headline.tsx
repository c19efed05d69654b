import { Button, Popover } from '@mantine/core';
import type { ClubOverview } from '#domains/club/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { useTranslation } from '#web/lib/words.ts';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { TeamRatings } from './team-ratings.tsx';

/** A season in a line of the header: rank, record, points, streak, and for its manager the balance. */
export function Headline({ overview: { standing, balance } }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const hasBegun = standing !== null && standing.played > 0;
  return (
    <>
      {hasBegun && (
        <>
          <span>{format.ordinal(standing.rank)}</span>
          <span>{formatRecord(standing)}</span>
          <span>{t('overview.streakOf', { points: standing.points, streak: standing.streak })}</span>
        </>
      )}
      {balance !== null && <span>{format.shortMoney(balance)}</span>}
    </>
  );
}

/** Opens a team's ratings from the header. */
export function RatingsButton({ ratings }: { ratings: ClubOverview['ratings'] }) {
  const { t } = useTranslation('club');
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" aria-label={t('overview.ratingsOf', { overall: ratings.overall })}>
          <RatingPill rating={ratings.overall} size="sm" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <TeamRatings ratings={ratings} />
      </Popover.Dropdown>
    </Popover>
  );
}
