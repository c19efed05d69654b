import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Friend } from '#domains/friend/contract.ts';
import type { GameRef } from '#domains/shapes.ts';
import { FollowedList } from '#web/features/follow/followed-list.tsx';
import { LiveNowTab } from '#web/features/presence/live-now.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { BlockedList } from './blocked-list.tsx';
import css from './friend.module.css';
import { gamesOf } from './friends-tonight.tsx';
import { InvitationList } from './invitation-list.tsx';

const BY_USER: Sort = { by: 'user', order: 'asc' };
const TABS = ['friends', 'invitations', 'following', 'live'] as const;

/** Shows the user's friends, invitations of every kind, followed subjects, and live games. */
export function FriendsScreen() {
  const { t } = useTranslation(['friend', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  const received = {
    input: { box: 'received' },
    select: ({ data }: { data: readonly unknown[] }) => data.length,
  } as const;
  const invitations = useQuery(api.invitations.list.queryOptions(received)).data;
  const offers = useQuery(api.jobs.offers.queryOptions(received)).data ?? 0;
  const counts = {
    friends: undefined,
    invitations: invitations === undefined ? undefined : invitations + offers,
    following: undefined,
    live: undefined,
  };
  return (
    <>
      <PageHeader title={t('screens:/friends')} details={t('friend:intro')} />
      <TabLinks
        label={t('friend:tabs')}
        current={tab}
        tabs={TABS.map((id) => ({ id, label: t(`friend:tab.${id}`), count: counts[id] }))}
      />
      {tab === 'invitations' && <InvitationList />}
      {tab === 'following' && <FollowedList />}
      {tab === 'live' && <LiveNowTab />}
      {tab === 'friends' && (
        <Stack>
          <Friends />
          <BlockedList />
        </Stack>
      )}
    </>
  );
}

function Friends() {
  const query = useQuery(api.friends.list.queryOptions({ select: ({ data }) => data }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={6} columns={4} />}>
      {(friends) => <List friends={friends} />}
    </Loaded>
  );
}

/** A result in one word of a table, linking to the game. */
function Result({ game: { id, away, home, awayScore, homeScore } }: { game: GameRef }) {
  return (
    <Link to="/game/{-$id}" params={{ id: String(id) }} className={css.result}>
      {away.abbr} {awayScore} – {home.abbr} {homeScore}
    </Link>
  );
}

function List({ friends }: { friends: readonly Friend[] }) {
  const { t } = useTranslation('friend');
  const col = useColumnKit('friend').of<Friend>();
  const [sort, setSort] = useTableSort(BY_USER);
  const columns = useMemo(
    (): Column<Friend>[] => [
      col.user('user'),
      col.team('club', 'team', {
        name: 'full',
        value: ({ team }) => (team ? `${team.city} ${team.nickname}` : ''),
        none: <Words aside>{t('noClub')}</Words>,
      }),
      col.text('last', ({ lastGame }) => lastGame?.id ?? 0, {
        cell: ({ lastGame }) => (lastGame ? <Result game={lastGame} /> : NOTHING),
      }),
      col.text('headToHead', ({ headToHead: { wins, losses } }) => wins - losses, {
        cell: ({ headToHead }) => (headToHead.wins + headToHead.losses === 0 ? NOTHING : t('record', headToHead)),
      }),
      col.instant('since', { style: 'date' }),
    ],
    [t, col],
  );
  const coming = gamesOf(friends);
  if (friends.length === 0) {
    return (
      <Section title={t('friends')}>
        <EmptyState icon="community" title={t('noFriends')}>
          <p>{t('noFriendsHint')}</p>
          <LinkButton to="/search">{t('find')}</LinkButton>
        </EmptyState>
      </Section>
    );
  }
  return (
    <Stack>
      <Section title={t('friends')} isFlush>
        <DataTable
          name="friends"
          label={t('friends')}
          rows={friends}
          columns={columns}
          rowKey={({ user }) => user.id}
          sort={sort}
          onSort={setSort}
        />
      </Section>
      {coming.length > 0 && (
        <Section title={t('coming')}>
          {coming.map((game) => (
            <GameScoreRow key={game.id} game={game} />
          ))}
        </Section>
      )}
    </Stack>
  );
}
