import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSearchState, useSearchText } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import css from './card.module.css';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';

/** Cards per printed page: three rows of three. */
const PER_PAGE = 9;
const SIDES = ['front', 'back'] as const;

/** Shows cards for printing: those in the URL, or the best of the user's own team. */
export function CardSheetScreen() {
  const named = useSearchText('ids');
  const teamId = useUser()?.teamId ?? null;
  const isOwn = named === '' && teamId !== null;
  const roster = useQuery(api.club.roster.queryOptions({ input: { id: teamId ?? 0 }, enabled: isOwn }));
  if (isOwn && roster.isPending) return <ScreenSkeleton />;
  const best = (roster.data?.data.players ?? [])
    .toSorted((one, other) => other.overall - one.overall)
    .slice(0, PER_PAGE)
    .map(({ id }) => id);
  return <Sheet players={named === '' ? best.join(',') : named} />;
}

function Sheet({ players }: { players: string }) {
  const { t } = useTranslation(['card', 'screens']);
  const [side, setSide] = useSearchState('side', SIDES);
  return (
    <Load from={api.card.sheet.queryOptions({ input: { players } })}>
      {({ data }) => {
        const pages = Array.from({ length: Math.ceil(data.length / PER_PAGE) }, (_, page) =>
          data.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
        );
        const Side = side === 'front' ? CardFront : CardBack;
        return (
          <>
            <PageHeader
              title={t('screens:/tcg-player-sheet')}
              details={t('card:sheetIntro')}
              actions={
                data.length > 0 && (
                  <>
                    <SegmentedControl
                      aria-label={t('card:sides')}
                      value={side}
                      onChange={setSide}
                      data={SIDES.map((value) => ({ value, label: t(`card:side.${value}`) }))}
                    />
                    <Button variant="default" onClick={() => window.print()}>
                      {t('card:print')}
                    </Button>
                  </>
                )
              }
            />
            {data.length === 0 && (
              <EmptyState icon="star" title={t('card:sheetEmpty')}>
                {t('card:sheetHint')}
              </EmptyState>
            )}
            {pages.map((page, index) => (
              <ul
                key={page[0]?.player.id}
                className={css.sheet}
                data-side={side}
                data-print
                aria-label={t('card:page', { page: index + 1, total: pages.length })}
              >
                {page.map((card) => (
                  <li key={card.player.id}>
                    <Side card={card} />
                  </li>
                ))}
              </ul>
            ))}
          </>
        );
      }}
    </Load>
  );
}
