import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlayerRef } from '#domains/shapes.ts';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

type Past = Answer<ApiClient['player']['pastComparables']>['data'];
type CareerSum = NonNullable<Past['his']>;

interface Row {
  player: PlayerRef;
  byThen: CareerSum;
  /** null: he is still active. */
  end: { inAll: CareerSum; lastSeason: number; endedAt: number } | null;
}

/** Lists former players with similar careers at his age, and how they continued. */
export function PastComparablesCard({ player }: { player: PlayerRef }) {
  const { t } = useTranslation('player');
  const query = useQuery(api.player.pastComparables.queryOptions({ input: { id: player.id } }));
  return (
    <Section title={t('past.title')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={5} columns={5} />}>
        {({ data: { age, his, careers } }) =>
          his === null || careers.length === 0 ? (
            <Text nothing>{t('past.none')}</Text>
          ) : (
            <>
              <Text nothing>{t('past.note', { age })}</Text>
              <PastTable player={player} his={his} careers={careers} age={age} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function PastTable({
  player,
  his,
  careers,
  age,
}: {
  player: PlayerRef;
  his: CareerSum;
  careers: Past['careers'];
  age: number;
}) {
  const { t } = useTranslation(['player', 'stats']);
  const columns = usePastColumns(player.position === 'G', age);
  const rows: Row[] = [
    { player, byThen: his, end: null },
    ...careers.map(({ player: other, byThen, ...end }) => ({ player: other, byThen, end })),
  ];
  return (
    <DataTable
      name="past-comparables"
      label={t('player:past.title')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.player.id}
      isMarked={(row) => row.end === null}
    />
  );
}

function usePastColumns(isGoalie: boolean, age: number): Column<Row>[] {
  const { t } = useTranslation(['player', 'stats']);
  const col = useColumnKit('stats').of<Row>();
  const format = useFormat();
  return useMemo(() => {
    const sums = isGoalie
      ? ([
          ['games', ({ games }: CareerSum) => games],
          ['wins', ({ wins }: CareerSum) => wins],
        ] as const)
      : ([
          ['games', ({ games }: CareerSum) => games],
          ['goals', ({ goals }: CareerSum) => goals],
          ['points', ({ goals, assists }: CareerSum) => goals + assists],
        ] as const);
    const column = (when: 'byThen' | 'inAll', name: (typeof sums)[number][0], of: (sum: CareerSum) => number) =>
      col.count(
        `${when}-${name}`,
        (row: Row) => {
          const sum = when === 'byThen' ? row.byThen : row.end?.inAll;
          return sum ? of(sum) : null;
        },
        {
          header: t(`player:past.short.${when}.${name}`, { age }),
          title: t(`player:past.${when}.${name}`, { age }),
          cell: (row: Row) => {
            const sum = when === 'byThen' ? row.byThen : row.end?.inAll;
            return sum ? of(sum) : NOTHING;
          },
        },
      );
    return [
      col.player({ flag: true }),
      ...sums.map(([name, of]) => column('byThen', name, of)),
      ...(isGoalie
        ? [
            col.count('saves', ({ byThen }: Row) => rateOf(byThen), {
              header: t('player:past.short.saves'),
              title: t('player:past.saves', { age }),
              cell: ({ byThen }: Row) => format.savePercentage(rateOf(byThen)),
            }),
          ]
        : []),
      ...sums.map(([name, of]) => column('inAll', name, of)),
      col.count('ended', ({ end }: Row) => end?.lastSeason ?? null, {
        header: t('player:past.short.ended'),
        title: t('player:past.ended'),
        cell: ({ end }: Row) =>
          end ? t('player:past.endedWhen', { season: seasonLabel(end.lastSeason), age: end.endedAt }) : NOTHING,
      }),
    ];
  }, [t, format, isGoalie, age, col]);
}

function rateOf({ saves, shotsAgainst }: CareerSum): number | null {
  return shotsAgainst === 0 ? null : saves / shotsAgainst;
}
