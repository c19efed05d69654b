import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { Achievements } from '#web/features/achievement/achievements.tsx';
import { CardCollection } from '#web/features/card/collected-cards.tsx';
import { CupsPlayed } from '#web/features/cup/cups-played.tsx';
import { FollowButton } from '#web/features/follow/follow-button.tsx';
import { BlockButton } from '#web/features/friend/block-button.tsx';
import { FriendButton } from '#web/features/friend/friend-button.tsx';
import { HallMark } from '#web/features/hall-of-fame/hall-mark.tsx';
import { TrophyCabinet } from '#web/features/history/trophy-cabinet.tsx';
import { Careers } from '#web/features/job/careers.tsx';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { RaffleBadges } from '#web/features/raffle/raffle-badges.tsx';
import { PatronBadge } from '#web/features/sponsorship/patron-badge.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { UserFace } from '#web/ui/face.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { Between } from './between.tsx';
import { NoSuchManager } from './no-such-manager.tsx';
import { Rating } from './rating.tsx';

/** Tabs with parts of the forum and of articles, which the first tab does not need. */
const Posts = lazy(() => import('./written.tsx').then((file) => ({ default: file.Posts })));
const Articles = lazy(() => import('./written.tsx').then((file) => ({ default: file.Articles })));

type Profile = Answer<ApiClient['history']['ofUser']>['data'];
type Term = Profile['clubs'][number];

const TABS = ['career', 'achievements', 'posts', 'articles'] as const;

/** Shows a manager: the one in the URL, else the user. */
export function UserScreen() {
  const id = useIdParam();
  const own = useUser()?.id ?? null;
  const userId = id === undefined ? own : id;
  const query = useQuery(api.history.ofUser.queryOptions({ input: { id: userId ?? 0 }, enabled: userId !== null }));
  if (userId === null) return <NoSuchManager />;
  return (
    <Loaded query={query} missing={<NoSuchManager />}>
      {({ data }) => <Manager profile={data} />}
    </Loaded>
  );
}

function Manager({ profile }: { profile: Profile }) {
  const { user, clubs } = profile;
  const { t } = useTranslation(['user', 'message']);
  const tab = useSearchChoice('tab', TABS);
  const own = useUser()?.id ?? null;
  const team = clubs.find(({ to }) => to === null)?.team ?? null;
  return (
    <>
      <PageHeader
        band
        title={user.name}
        picture={<UserFace user={user} width={64} isDecoration />}
        actions={
          own !== user.id && (
            <>
              <LinkButton to="/user/message/{-$id}" params={{ id: String(user.id) }} size="compact-sm">
                {t('message:messageUser')}
              </LinkButton>
              <FriendButton user={user} size="compact-sm" />
              <FollowButton subject={{ kind: 'user', id: user.id }} name={user.name} />
              <BlockButton user={user} />
              <ReportButton subject={{ kind: 'user-name', id: user.id }} label={t('reportName')} />
            </>
          )
        }
        details={team ? <TeamLink team={team} /> : <span>{t('noClub')}</span>}
      />
      <TabLinks
        label={t('about', { manager: user.name })}
        current={tab}
        tabs={TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
      />
      {tab === 'career' && <Career {...profile} />}
      {tab === 'achievements' && <Achievements userId={user.id} />}
      <Suspense>
        {tab === 'posts' && <Posts userId={user.id} />}
        {tab === 'articles' && <Articles userId={user.id} />}
      </Suspense>
    </>
  );
}

function Career({ user, clubs, trophies, careers }: Profile) {
  const { t } = useTranslation('user');
  const own = useUser()?.id ?? null;
  const first = clubs.at(-1)?.from;
  const won = trophies.reduce((sum, { wins }) => sum + wins.length, 0);
  return (
    <Stack>
      <StatTiles
        tiles={[
          { label: t('clubsManaged'), value: new Set(clubs.map(({ team: { clubId } }) => clubId)).size },
          { label: t('trophies'), value: won },
          { label: t('firstDay'), value: first ? t('day', first) : '–' },
        ]}
      />
      <HallMark of="user" id={user.id} />
      {user.id !== own && <Between userId={user.id} />}
      <Rating userId={user.id} />
      <Section title={t('terms')} isFlush>
        <Terms clubs={clubs} />
      </Section>
      <CupsPlayed userId={user.id} />
      <Careers careers={careers} isOwn={user.id === own} />
      <RaffleBadges userId={user.id} />
      <CardCollection key={user.id} userId={user.id} />
      <PatronBadge userId={user.id} />
      <Section title={t('cabinet')}>
        {won === 0 ? t('noTrophies') : <TrophyCabinet trophies={trophies} hasTeam />}
      </Section>
    </Stack>
  );
}

function Terms({ clubs }: { clubs: readonly Term[] }) {
  const { t } = useTranslation('user');
  const col = useColumnKit('user').of<Term>();
  const columns = useMemo<Column<Term>[]>(
    () => [
      col.team('club', 'team', { name: 'full', isName: true }),
      col.text('from', ({ from }) => t('day', from)),
      col.text('to', ({ to }) => (to === null ? t('today') : t('day', to))),
    ],
    [t, col],
  );
  return (
    <DataTable
      name="user-clubs"
      label={t('terms')}
      rows={clubs}
      columns={columns}
      rowKey={({ team, from }) => `${team.id}/${from.season}/${from.day}`}
      empty={t('noTerms')}
    />
  );
}
