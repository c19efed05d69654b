import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { folded } from '#engine/player/identity/folding.ts';
import { NationLink } from '#web/features/nations/nation-link.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSearchState, useSearchText } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Crest } from '#web/ui/crest.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { GameSearch } from './game-search.tsx';
import { NameField } from './player-filters.tsx';
import { PlayerResults } from './player-results.tsx';
import css from './search.module.css';

const CATEGORIES = ['players', 'teams', 'users', 'persons', 'nations', 'games'] as const;
const SCOPES = ['everybody', 'under-contract', 'free-agents'] as const;

/** Minimum length of a name before teams and users are searched. */
const MIN_LETTERS = 2;

/** Searches players, teams, users, people, nations and games. */
export function SearchScreen() {
  const { t } = useTranslation(['search', 'screens']);
  const category = useSearchChoice('category', CATEGORIES);
  return (
    <>
      <PageHeader title={t('screens:/search')} details={t('search:intro')} />
      <TabLinks
        tabs={CATEGORIES.map((id) => ({ id, label: t(`search:category.${id}`) }))}
        current={category}
        label={t('search:categories')}
        param="category"
      />
      {category === 'players' && <Players />}
      {category === 'teams' && <Teams />}
      {category === 'users' && <Users />}
      {category === 'persons' && <Persons />}
      {category === 'nations' && <Nations />}
      {category === 'games' && <GameSearch />}
    </>
  );
}

function Players() {
  const { t } = useTranslation('search');
  const [scope, setScope] = useSearchState('scope', SCOPES);
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label={t('scope.label')}
        value={scope}
        data={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        onChange={setScope}
      />
      <PlayerResults scope={scope} isScopeChosen initial={{ by: 'overall', order: 'desc' }} />
    </>
  );
}

function Teams() {
  const { t } = useTranslation('search');
  const { name, page, isLong } = useName();
  const query = useQuery(
    api.search.teams.queryOptions({ input: { name, page }, enabled: isLong, placeholderData: keepPreviousData }),
  );
  return (
    <ByName title={t('category.teams')} isLong={isLong}>
      <Loaded query={query} skeleton={<LoadingTable rows={5} columns={2} />}>
        {({ data, pagination }) => (
          <List
            none={t('noTeam')}
            rows={data.map((team) => (
              <li key={team.id}>
                <Crest team={team} size={28} isDecoration />
                <TeamLink team={team} /> <Words tone="dim">{team.level}</Words>
              </li>
            ))}
            pages={pagination}
          />
        )}
      </Loaded>
    </ByName>
  );
}

function Users() {
  const { t } = useTranslation('search');
  const { name, page, isLong } = useName();
  const query = useQuery(
    api.search.users.queryOptions({ input: { name, page }, enabled: isLong, placeholderData: keepPreviousData }),
  );
  return (
    <ByName title={t('category.users')} isLong={isLong}>
      <Loaded query={query} skeleton={<LoadingTable rows={5} columns={2} />}>
        {({ data, pagination }) => (
          <List
            none={t('noUser')}
            rows={data.map(({ user, team }) => (
              <li key={user.id}>
                <UserLink user={user} face />
                {team ? <TeamLink team={team} /> : <Words tone="dim">{t('noClub')}</Words>}
              </li>
            ))}
            pages={pagination}
          />
        )}
      </Loaded>
    </ByName>
  );
}

function Persons() {
  const { t } = useTranslation(['search', 'layout']);
  const { name, page, isLong } = useName();
  const query = useQuery(
    api.search.persons.queryOptions({ input: { name, page }, enabled: isLong, placeholderData: keepPreviousData }),
  );
  return (
    <ByName title={t('search:category.persons')} isLong={isLong}>
      <Loaded query={query} skeleton={<LoadingTable rows={5} columns={2} />}>
        {({ data, pagination }) => (
          <List
            none={t('search:noPerson')}
            rows={data.map((person) => (
              <li key={person.id}>
                <PersonLink person={person} face flag />
                <Words tone="dim">{t(`layout:person.kind.${person.kind}`)}</Words>
              </li>
            ))}
            pages={pagination}
          />
        )}
      </Loaded>
    </ByName>
  );
}

/** Searches nations, which are already loaded: without a call, from the first letter. */
function Nations() {
  const { t } = useTranslation('search');
  const { name } = useName();
  const world = useWorldIfLoaded();
  const found = (world?.nations ?? []).filter((nation) => folded(nation.name).includes(folded(name)));
  return (
    <ByName title={t('category.nations')} isLong>
      <List
        none={t('noNation')}
        rows={found.map((nation) => (
          <li key={nation.id}>
            <Flag nationId={nation.id} size={20} /> <NationLink nation={nation} />
          </li>
        ))}
      />
    </ByName>
  );
}

function useName() {
  const name = useSearchText('name');
  return { name, page: useSearchNumber('page') ?? 1, isLong: name.trim().length >= MIN_LETTERS };
}

function ByName({ title, isLong, children }: { title: string; isLong: boolean; children: ReactNode }) {
  const { t } = useTranslation('search');
  return (
    <>
      <Card className={css.filters}>
        <NameField />
      </Card>
      <Section title={title} isFlush>
        {isLong ? (
          children
        ) : (
          <EmptyState icon="search" title={t('shortTitle')}>
            {t('short')}
          </EmptyState>
        )}
      </Section>
    </>
  );
}

function List({
  rows,
  none,
  pages,
}: {
  rows: readonly ReactNode[];
  none: string;
  pages?: { currentPage: number; totalPages: number };
}) {
  const { t } = useTranslation('search');
  if (rows.length === 0) {
    return (
      <EmptyState icon="search" title={t('noneTitle')}>
        {none}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.list}>{rows}</ul>
      {pages && <Pager currentPage={pages.currentPage} totalPages={pages.totalPages} />}
    </>
  );
}
