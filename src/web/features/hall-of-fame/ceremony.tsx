import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { BuilderPlaque } from './builders.tsx';
import { Plaque } from './plaque.tsx';
import { Speech } from './speech.tsx';

type Other = NonNullable<Answer<ApiClient['hallOfFame']['ceremony']>['data']>['others'][number];

/** Shows the latest class: a plaque and a speech for each, and the results of the other candidates. */
export function Ceremony() {
  const { t } = useTranslation('hall-of-fame');
  return (
    <Load from={api.hallOfFame.ceremony.queryOptions()} skeleton={<LoadingTable rows={6} columns={3} />}>
      {({ data }) =>
        data === null ? (
          <Card>
            <EmptyState icon="star" title={t('ceremonyEmptyTitle')}>
              {t('ceremonyEmpty')}
            </EmptyState>
          </Card>
        ) : (
          <Stack>
            {data.inducted.map((member) => (
              <Card key={member.player.id}>
                <Plaque member={member} />
                <Speech member={member} />
              </Card>
            ))}
            {data.builders.map((member) => (
              <BuilderPlaque key={member.id} member={member} />
            ))}
            {data.others.length > 0 && <Others others={data.others} />}
          </Stack>
        )
      }
    </Load>
  );
}

function Others({ others }: { others: readonly Other[] }) {
  const { t } = useTranslation('hall-of-fame');
  const col = useColumnKit('hall-of-fame').of<Other>();
  const format = useFormat();
  const columns: Column<Other>[] = [
    col.player({ flag: true }),
    col.count('votes'),
    col.count('share', ({ votes, ballots }) => (ballots === 0 ? 0 : votes / ballots), {
      cell: ({ votes, ballots }) => format.percent(ballots === 0 ? null : (100 * votes) / ballots, 0),
    }),
  ];
  return (
    <Section title={t('others')} isFlush>
      <DataTable
        name="hall-of-fame-others"
        label={t('others')}
        rows={others}
        columns={columns}
        rowKey={({ player }) => player.id}
      />
    </Section>
  );
}
