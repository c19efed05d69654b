import { type ReactNode, useMemo } from 'react';
import {
  ACHIEVEMENT_PUCKS,
  BANANA_PUCKS,
  CAREER_PUCKS,
  DAILY_LIMIT,
  GIFT,
  LIMIT_DAYS,
  MAX_REFERRALS,
  PRESS_PRIZE_PUCKS,
  type PuckSource,
  REFERRAL_PUCKS,
  START_PUCKS,
} from '#domains/puck/constants.ts';
import type { PuckSummary } from '#domains/puck/contract.ts';
import { DAILY_QUEST_PUCKS } from '#domains/quest/constants.ts';
import { ACTIVE_DAYS } from '#domains/referral/constants.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Pucks } from '#web/ui/pucks.tsx';

type Way = PuckSummary['ways'][number];

/** Where each way to earn pucks starts; null: it needs no action. */
const WHERE: Readonly<Record<PuckSource, string | null>> = {
  quest: '/quests',
  'press-prize': '/world/news',
  achievement: '/user?tab=achievements',
  'career-end': '/world/actors',
  banana: '/fruit-trade',
  referral: '/referral-program',
  gift: '/friends',
  start: null,
  raffle: '/puck/raffle-event',
};

/** Numbers in the words of the ways. */
const NUMBERS = {
  quest: DAILY_LIMIT,
  daily: DAILY_QUEST_PUCKS,
  prize: PRESS_PRIZE_PUCKS,
  ...ACHIEVEMENT_PUCKS,
  career: CAREER_PUCKS,
  banana: BANANA_PUCKS,
  referral: REFERRAL_PUCKS,
  referrals: MAX_REFERRALS,
  days: LIMIT_DAYS,
  active: ACTIVE_DAYS,
  gift: GIFT.received,
  start: START_PUCKS,
};

/** Lists every way to earn pucks: its pay, what is left of it today (for raffles their free tickets), and what it has earned. */
export function WaysTable({ ways, freeTickets }: { ways: readonly Way[]; freeTickets: ReactNode }) {
  const { t } = useTranslation('puck');
  const col = useColumnKit('puck').of<Way>();
  const columns = useMemo(
    (): Column<Way>[] => [
      col.text('way', ({ source }) => t(`way.${source}`), {
        cell: ({ source }) => <Name source={source} />,
        isName: true,
        isUnsortable: true,
      }),
      col.text('pays', ({ source }) => t(`pays.${source}`, NUMBERS), { isUnsortable: true }),
      col.count('left', ({ left }) => left, {
        cell: ({ source, left }) => {
          if (source === 'raffle') return freeTickets;
          return left === null ? t('noLimit') : <Pucks amount={left} />;
        },
        isUnsortable: true,
      }),
      col.count('brought', 'brought', {
        cell: ({ brought }) => <Pucks amount={brought} />,
        isUnsortable: true,
      }),
    ],
    [t, col, freeTickets],
  );
  const offered = ways.filter(({ source }) => source !== 'raffle' || freeTickets !== null);
  return (
    <DataTable name="puck-ways" label={t('earn')} rows={offered} columns={columns} rowKey={({ source }) => source} />
  );
}

function Name({ source }: { source: PuckSource }) {
  const { t } = useTranslation('puck');
  const where = WHERE[source];
  return where === null ? t(`way.${source}`) : <PathLink path={where}>{t(`way.${source}`)}</PathLink>;
}
