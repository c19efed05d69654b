import { NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SQUAD_DAY, TOP_DIVISION } from '#domains/championship/constants.ts';
import type { ChampionshipView } from '#domains/championship/contract.ts';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { BareHeader, Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { AgeGroupSelect } from './age-group-select.tsx';
import { Medalists } from './medalists.tsx';

const SCREENS = [
  '/world-championship-tournament/overview/{-$id}',
  '/world-championship-tournament/schedule/{-$id}',
  '/world-championship-tournament/standings/{-$id}',
  '/world-championship-tournament/stats/{-$id}',
] as const;
export type ChampionshipScreen = (typeof SCREENS)[number];

const FILTERS = ['ageGroup', 'division'] as const;

/** How often a championship on screen is fetched again, as its games are played. */
export const REFRESH_MS = 30_000;

/**
 * A screen of the World Championship: its head, and what it shows of a division. Edition, age group and division are in the URL; the
 * latest edition, the seniors and the top division by default.
 */
export function ChampionshipPage({
  screen,
  children,
}: {
  screen: ChampionshipScreen;
  children: (championship: ChampionshipView) => ReactNode;
}) {
  const id = useIdParam();
  const current = useWorldIfLoaded()?.championship?.id;
  const ageGroup = useSearchChoice('ageGroup', NATION_LEVELS);
  const division = useSearchNumber('division') ?? TOP_DIVISION;
  const asked = id === undefined ? current : id;
  if (typeof asked !== 'number') return <NoChampionship />;
  return (
    <Load
      from={api.championships.find.queryOptions({
        input: { id: asked, ageGroup, division },
        refetchInterval: REFRESH_MS,
        select: ({ data }) => data,
      })}
      missing={<NoChampionship />}
    >
      {(championship) => (
        <>
          <Head championship={championship} screen={screen} />
          <Selection championship={championship} screen={screen} />
          {children(championship)}
        </>
      )}
    </Load>
  );
}

function NoChampionship() {
  return (
    <>
      <BareHeader />
      <NoEdition />
    </>
  );
}

/** Shown where there is no edition. */
export function NoEdition() {
  const { t } = useTranslation('championship');
  return (
    <EmptyState icon="cup" title={t('none')}>
      {t('noneHint', { day: SQUAD_DAY })}
    </EmptyState>
  );
}

/** Returns a function that names a division. */
function useDivisionName() {
  const { t } = useTranslation('championship');
  return (division: number) =>
    division === TOP_DIVISION ? t('topDivision') : t('lowerDivision', { number: 'I'.repeat(division - 1) });
}

function Head({ championship, screen }: { championship: ChampionshipView; screen: ChampionshipScreen }) {
  const { t } = useTranslation(['championship', 'screens']);
  const nameOf = useDivisionName();
  const { id, season, status, ageGroup, division, host, competition } = championship;
  const isMedalRound = status === 'finished' && division === TOP_DIVISION;
  const byPlace = competition.entries.toSorted((one, other) => (one.finalPlace ?? 0) - (other.finalPlace ?? 0));
  return (
    <>
      <PageHeader
        title={t(`screens:${screen}`)}
        eyebrow={`${seasonLabel(season)} · ${t(`championship:ageGroup.${ageGroup}`)} · ${nameOf(division)}`}
        details={
          <>
            <span>{t(`championship:status.${status}`)}</span>
            <span>
              {t('championship:host')} <TeamLink team={host} crestSize={18} />
            </span>
            {isMedalRound && <Medalists teams={byPlace.map(({ team }) => team)} />}
          </>
        }
        actions={
          <LinkButton
            to="/world-championship/overview/{-$id}"
            params={{ id: String(id) }}
            search={ageGroup === 'senior' ? {} : { ageGroup }}
            variant="default"
          >
            {t('championship:toEditions')}
          </LinkButton>
        }
      />
      <LinkStrip kind="tabs" label={t('championship:screens')} current={screen}>
        {SCREENS.map((to) => (
          <Link
            key={to}
            to={to}
            params={{ id: String(id) }}
            search={({ ageGroup: group, division: number }: Record<string, unknown>) => ({
              ageGroup: group,
              division: number,
            })}
            aria-current={to === screen ? 'page' : undefined}
          >
            {t(`screens:${to}`)}
          </Link>
        ))}
      </LinkStrip>
    </>
  );
}

function Selection({ championship, screen }: { championship: ChampionshipView; screen: ChampionshipScreen }) {
  const { t } = useTranslation('championship');
  const nameOf = useDivisionName();
  const setSearch = useSetSearch();
  const { id, editions, division, divisions } = championship;
  return (
    <StatsFilters of={FILTERS}>
      {editions.length > 1 && <EditionSelect editions={editions} id={id} screen={screen} />}
      <AgeGroupSelect />
      <NativeSelect
        aria-label={t('divisions')}
        value={String(division)}
        data={Array.from({ length: divisions }, (_, index) => ({
          value: String(index + 1),
          label: nameOf(index + 1),
        }))}
        onChange={({ currentTarget: { value } }) =>
          setSearch({
            division: value === String(TOP_DIVISION) ? undefined : value,
            stage: undefined,
            group: undefined,
          })
        }
      />
    </StatsFilters>
  );
}

function EditionSelect({
  editions,
  id,
  screen,
}: Pick<ChampionshipView, 'editions' | 'id'> & {
  screen: ChampionshipScreen;
}) {
  const { t } = useTranslation('championship');
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={t('edition')}
      value={String(id)}
      data={editions.map((edition) => ({ value: String(edition.id), label: seasonLabel(edition.season) }))}
      onChange={({ currentTarget: { value } }) =>
        void navigate({ to: screen, params: { id: value }, search: true, resetScroll: false })
      }
    />
  );
}
