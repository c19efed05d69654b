import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CupSummary } from '#domains/cup/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { CreateCupDialog } from './create-cup-dialog.tsx';
import { useWhen } from './use-cup.ts';

/**
 * Lists a club's current and past friendly cups and, unless only its own are wanted, those open for entry; its manager
 * can create one.
 */
export function CupsCard({ team, isOwnOnly = false }: { team: TeamRef; isOwnOnly?: boolean }) {
  const { t } = useTranslation('cup');
  const [isCreating, setCreating] = useState(false);
  const isOwn = useUser()?.teams.some(({ clubId }) => clubId === team.clubId) ?? false;
  const query = useQuery(api.cups.list.queryOptions({ input: { id: team.id }, select: ({ data }) => data }));
  return (
    <Section
      title={t(isOwnOnly ? 'own' : 'title')}
      aside={
        isOwn && (
          <Button size="xs" disabled={!query.data} onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        )
      }
      isFlush
    >
      <Loaded query={query} skeleton={<LoadingTable rows={3} columns={5} />}>
        {({ open, entered, next }) => {
          const inIt = new Set(entered.map(({ id }) => id));
          const others = isOwnOnly ? [] : open.filter(({ id }) => !inIt.has(id));
          const rows = [...entered, ...others];
          return (
            <>
              {rows.length === 0 ? (
                <EmptyState icon="cup" title={t('none')}>
                  {t('noneHint')}
                </EmptyState>
              ) : (
                <CupsTable rows={rows} label={t(isOwnOnly ? 'own' : 'title')} inIt={inIt} />
              )}
              <CreateCupDialog next={next} isOpen={isCreating} onClose={() => setCreating(false)} />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** Lists friendly cups, one row each. @param inIt ids of those with the user's club, which are marked */
export function CupsTable({
  rows,
  label,
  inIt,
}: {
  rows: readonly CupSummary[];
  label: string;
  inIt?: ReadonlySet<number>;
}) {
  const { t } = useTranslation('cup');
  const col = useColumnKit('cup').of<CupSummary>();
  const when = useWhen();
  const columns: Column<CupSummary>[] = [
    col.text('cup', 'name', {
      cell: ({ id, name }) => (
        <Link to="/friendly-cup/overview/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      ),
      isName: true,
    }),
    col.text('when', (cup) => when(cup)),
    col.text('holder', ({ organizer }) => organizer?.city ?? '', {
      cell: ({ organizer, tier }) =>
        organizer ? <TeamLink team={organizer} name="city" /> : tier !== null && t('league', { tier }),
    }),
    col.text('format', ({ format }) => t(`format.${format}`)),
    col.text('clubs', ({ entries, size }) => t('clubs', { entries, size })),
    col.text('status', ({ status, isOpen }) =>
      status === 'open' && !isOpen ? t('byInvitation') : t(`status.${status}`),
    ),
    col.text('winner', ({ winner }) => winner?.city ?? '', {
      cell: ({ winner, isTitle }) =>
        winner && (
          <>
            <TeamLink team={winner} name="city" /> ({t(isTitle ? 'isTitle' : 'isNoTitle')})
          </>
        ),
    }),
  ];
  return (
    <DataTable
      name="cups"
      label={label}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      isMarked={({ id }) => inIt?.has(id) ?? false}
    />
  );
}
