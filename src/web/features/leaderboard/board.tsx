import { SegmentedControl } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { LEADERBOARD_CIRCLES, type TeamRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { untilExpiry } from '#web/lib/expiring.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './board.module.css';

const BOARDS = [
  '/leaderboard/overview',
  '/leaderboard/rankings',
  '/leaderboard/achievements',
  '/leaderboard/trophies',
] as const;
export type BoardPath = (typeof BOARDS)[number];

interface BoardRow {
  rank: number;
  user: { id: number; name: string };
  team: TeamRef | null;
}

interface BoardAnswer<Row> {
  data: Row[];
  pagination: { currentPage: number; totalPages: number };
}

/** Returns the page and the circle of a leaderboard: the reader's choice, in the URL. */
export function useBoardInput(): { page: number; of: (typeof LEADERBOARD_CIRCLES)[number] } {
  return { page: useSearchNumber('page') ?? 1, of: useSearchChoice('of', LEADERBOARD_CIRCLES) };
}

/** Switches between all managers, and the reader and their friends. */
function CircleSwitch() {
  const { t } = useTranslation('leaderboard');
  const of = useSearchChoice('of', LEADERBOARD_CIRCLES);
  const setSearch = useSetSearch();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('circle.label')}
      value={of}
      data={LEADERBOARD_CIRCLES.map((value) => ({ value, label: t(`circle.${value}`) }))}
      onChange={(value) => setSearch({ of: value === 'friends' ? value : undefined, page: undefined })}
    />
  );
}

/**
 * A leaderboard of managers, page by page, with the user's row marked.
 * @param columns the ranked values, after rank, manager and club
 */
export function Board<Row extends BoardRow, Answer extends BoardAnswer<Row>>({
  path,
  title,
  intro,
  query,
  columns,
}: {
  path: BoardPath;
  title: string;
  intro: string | ((answer: Answer) => string);
  query: UseQueryResult<Answer>;
  columns: readonly Column<Row>[];
}) {
  const { t } = useTranslation(['leaderboard', 'screens']);
  const col = useColumnKit('leaderboard').of<BoardRow>();
  const ownId = useUser()?.id;
  const all = useMemo<Column<Row>[]>(
    () => [col.count('rank', { isLead: true }), col.user('manager', 'user'), col.team('team'), ...columns],
    [columns, col],
  );
  const details = typeof intro === 'string' ? intro : query.data && intro(query.data);
  return (
    <>
      <BoardHeader path={path} details={details} />
      {path === '/leaderboard/rankings' && <NextUpdate />}
      <Loaded query={query} skeleton={<LoadingTable rows={10} columns={all.length} />}>
        {({ data, pagination }) => (
          <Section title={title} aside={<CircleSwitch />} isFlush>
            {data.length === 0 ? (
              <EmptyState icon="cup" title={t('leaderboard:emptyTitle')}>
                {t('leaderboard:empty')}
              </EmptyState>
            ) : (
              <DataTable
                name="leaderboard"
                label={title}
                rows={data}
                columns={all}
                rowKey={({ user }) => user.id}
                isMarked={({ user }) => user.id === ownId}
                pages={pagination}
              />
            )}
          </Section>
        )}
      </Loaded>
    </>
  );
}

/** Shows when ranks are updated next; refetched once that time has passed. */
function NextUpdate() {
  const { t } = useTranslation('leaderboard');
  const isPaused = useClock()?.isPaused ?? false;
  const query = useQuery(api.world.nextRankingUpdate.queryOptions({ ...untilExpiry, throwOnError: false }));
  return (
    <p className={css.update}>
      {query.data?.data.timestamp === null && t('updatesDaily')}
      {query.data?.data.timestamp && (
        <>
          {t('nextUpdate')} <Countdown until={query.data.data.timestamp} isStopped={isPaused} />
        </>
      )}
    </p>
  );
}

/** The title of a leaderboard, with links to the others. */
function BoardHeader({ path, details }: { path: BoardPath; details: ReactNode }) {
  const { t } = useTranslation(['leaderboard', 'screens']);
  return (
    <>
      <PageHeader title={t(`screens:${path}`)} details={details} />
      <LinkStrip kind="tabs" label={t('leaderboard:boards')} current={path}>
        {BOARDS.map((to) => (
          <Link key={to} to={to} aria-current={to === path ? 'page' : undefined}>
            {to === '/leaderboard/overview' ? t('leaderboard:overviewTab') : t(`screens:${to}`)}
          </Link>
        ))}
      </LinkStrip>
    </>
  );
}
