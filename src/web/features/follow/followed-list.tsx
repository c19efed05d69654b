import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Followed } from '#domains/follow/contract.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { FollowToggle } from './follow-button.tsx';

const KINDS = ['club', 'player', 'user'] as const;

/** Lists the clubs, players and managers that the user follows. */
export function FollowedList() {
  const { t } = useTranslation('follow');
  const query = useQuery(api.follows.list.queryOptions({ select: ({ data }) => data }));
  return (
    <Section title={t('list')} aside={<PathLink path="/forum/category?sort=followed">{t('topics')}</PathLink>} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={4} />}>
        {(followed) =>
          followed.length === 0 ? (
            <EmptyState icon="community" title={t('empty')}>
              <p>{t('emptyHint')}</p>
              <LinkButton to="/search">{t('find')}</LinkButton>
            </EmptyState>
          ) : (
            <Table followed={followed} />
          )
        }
      </Loaded>
    </Section>
  );
}

function Table({ followed }: { followed: readonly Followed[] }) {
  const { t } = useTranslation('follow');
  const col = useColumnKit('follow').of<Followed>();
  const columns = useMemo(
    (): Column<Followed>[] => [
      col.text('name', ({ name }) => name, {
        cell: ({ name, path }) => <PathLink path={path}>{name}</PathLink>,
        isName: true,
      }),
      col.text('kind', ({ subject }) => t(`kind.${KINDS.find((kind) => kind === subject.kind) ?? 'other'}`)),
      col.instant('since', { style: 'date' }),
      col.actions('unfollow', ({ subject, name, level }) => (
        <FollowToggle subject={subject} name={name} isOn={level === 'watching'} />
      )),
    ],
    [t, col],
  );
  return (
    <DataTable
      name="followed"
      label={t('list')}
      rows={followed}
      columns={columns}
      rowKey={({ subject }) => `${subject.kind}/${subject.id}`}
    />
  );
}
