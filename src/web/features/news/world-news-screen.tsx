import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NEWS_TOPICS } from '#domains/news/constants.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { FrontPage } from './front-page.tsx';
import { NewsPages } from './news-screens.tsx';

type Topic = (typeof NEWS_TOPICS)[number];

/** How the news are shown: as a front page, or all of them in order. */
const VIEWS = ['front', 'list'] as const;
/** Whose front page. */
const EDITIONS = ['world', 'league', 'club'] as const;

/** Shows the front page of the world, the user's league or club; or all news in order, by topic or club. */
export function WorldNewsScreen() {
  const { t } = useTranslation(['news', 'screens']);
  const setSearch = useSetSearch();
  const topic = useSearchChoice('topic', NEWS_TOPICS);
  const teamId = useSearchNumber('team');
  const before = useSearchNumber('before');
  const isNarrowed = topic !== 'all' || teamId !== undefined || before !== undefined;
  const isFront = useSearchChoice('view', VIEWS) === 'front' && !isNarrowed;
  return (
    <>
      <PageHeader title={t('screens:/world/news')} />
      <Row gap="sm" align="end" bottom="lg">
        <NativeSelect
          label={t('news:topic.label')}
          value={topic}
          data={NEWS_TOPICS.map((value) => ({ value, label: t(`news:topic.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ topic: value === NEWS_TOPICS[0] ? undefined : value, before: undefined })
          }
        />
        <ClubFilter teamId={teamId} onChoose={(id) => setSearch({ team: id, before: undefined })} />
        <ResetFilters of={['topic', 'team', 'before']} />
        <Link to="." search={isFront ? { view: 'list' } : {}}>
          {t(isFront ? 'news:front.all' : 'news:front.back')}
        </Link>
      </Row>
      {isFront ? <FrontPages /> : <AllNews before={before} teamId={teamId} topic={topic} />}
    </>
  );
}

/** Shows the front page of the tab: the world's, or of the user's own league or club. */
function FrontPages() {
  const { t } = useTranslation('news');
  const user = useUser();
  const leagueId = useLeagueId() ?? undefined;
  const teamId = user?.teamId ?? undefined;
  const tabs = EDITIONS.filter((one) => one === 'world' || (one === 'club' ? teamId : leagueId) !== undefined);
  const edition = useSearchChoice('edition', EDITIONS);
  return (
    <>
      <TabLinks
        tabs={tabs.map((id) => ({ id, label: t(`front.whose.${id}`) }))}
        current={edition}
        label={t('front.editions')}
        param="edition"
      />
      <FrontPage
        leagueId={edition === 'league' ? leagueId : undefined}
        teamId={edition === 'club' ? teamId : undefined}
      />
    </>
  );
}

function AllNews({ before, teamId, topic }: { before: number | undefined; teamId: TeamId | undefined; topic: Topic }) {
  return (
    <Load
      from={api.news.ofWorld.queryOptions({ input: { before, teamId, topic }, placeholderData: keepPreviousData })}
      skeleton={<LoadingTable />}
    >
      {({ data }) => <NewsPages page={data} title="world" />}
    </Load>
  );
}

/** Filters by the clubs of the user's league; by default all. */
function ClubFilter({ teamId, onChoose }: { teamId: TeamId | undefined; onChoose: (id: number | undefined) => void }) {
  const { t } = useTranslation('news');
  const leagueId = useLeagueId();
  const query = useQuery(
    api.league.standings.queryOptions({ input: { id: leagueId ?? 0 }, enabled: leagueId !== null }),
  );
  const clubs = (query.data?.data.rows ?? []).map(({ team }) => ({ value: String(team.id), label: teamName(team) }));
  return (
    <NativeSelect
      label={t('team')}
      value={teamId === undefined ? '' : String(teamId)}
      data={[
        { value: '', label: t('everyClub') },
        ...clubs.toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
    />
  );
}
