import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock, useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Columns } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './league.module.css';
import { LeagueHeader } from './league-header.tsx';
import { NoSuchLeague } from './no-such-league.tsx';

type Schedule = Answer<ApiClient['league']['schedule']>['data'];

/** How often scores of the day shown are refetched. */
const REFRESH_MS = 20_000;

/** Shows the games of a league day by day. */
export function LeagueScheduleScreen() {
  const leagueId = useLeagueId();
  const season = useSearchNumber('season');
  const day = useSearchNumber('day');
  const query = useQuery(
    api.league.schedule.queryOptions({
      input: { id: leagueId ?? 0, season, day },
      enabled: leagueId !== null,
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  );
  if (leagueId === null) return <NoSuchLeague />;
  return (
    <>
      <LeagueHeader screen="/league/schedule/{-$id}" leagueId={leagueId} />
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data }) => <Days schedule={data} />}
      </Loaded>
    </>
  );
}

function Days({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('league');
  const world = useWorldIfLoaded();
  const clock = useClock();
  const setSearch = useSetSearch();
  const { day, days, season, leagueId } = schedule;
  const { isShown } = useGameType();
  const games = schedule.games.filter(({ type }) => isShown(type));
  const today = clock?.seasonNumber === season ? clock.day : null;
  const before = days.filter((other) => other < day).at(-1);
  const after = days.find((other) => other > day);
  return (
    <>
      <StatsFilters>
        <SeasonSelect
          seasons={world?.seasons.map(({ number }) => number) ?? [season]}
          value={season}
          onChange={(chosen) => setSearch({ season: chosen, day: undefined })}
        />
        <GameTypeSelect />
        <Button variant="default" disabled={before === undefined} onClick={() => setSearch({ day: before })}>
          {t('schedule.previous')}
        </Button>
        <Button variant="default" disabled={after === undefined} onClick={() => setSearch({ day: after })}>
          {t('schedule.next')}
        </Button>
        <Button variant="default" onClick={() => setSearch({ day: undefined, season: undefined })}>
          {t('schedule.today')}
        </Button>
        <LinkButton
          variant="default"
          to="/league/standings/{-$id}"
          params={{ id: String(leagueId) }}
          search={{ view: 'bracket', season }}
        >
          {t('schedule.toBracket')}
        </LinkButton>
      </StatsFilters>
      <Section title={t('schedule.day', { day })} isFlush>
        {days.length > 0 && <DayStrip days={days} day={day} today={today} />}
        {games.length === 0 ? (
          <EmptyState icon="calendar" title={days.length > 0 ? t('schedule.empty') : t('schedule.emptySeason')}>
            {days.length === 0 && t('schedule.emptyHint')}
          </EmptyState>
        ) : (
          <div className={css.games}>
            <Columns min={480}>
              {games.map((game) => (
                <GameScoreRow key={game.id} game={game} />
              ))}
            </Columns>
          </div>
        )}
      </Section>
    </>
  );
}

/** Lists all days with games; the current choice is scrolled into view. */
function DayStrip({ days, day, today }: { days: readonly number[]; day: number; today: number | null }) {
  const { t } = useTranslation('league');
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = day > 0 ? strip.current?.querySelector<HTMLElement>('[aria-current]') : null;
    if (strip.current && shown) strip.current.scrollLeft = shown.offsetLeft - strip.current.clientWidth / 2;
  }, [day]);
  return (
    <nav ref={strip} className={css.dayStrip} aria-label={t('schedule.days')}>
      {days.map((other) => (
        <Link
          key={other}
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, day: other })}
          resetScroll={false}
          replace
          className={css.dayLink}
          aria-current={other === day ? 'page' : undefined}
          data-today={other === today || undefined}
          aria-label={t('schedule.day', { day: other })}
        >
          {other}
        </Link>
      ))}
    </nav>
  );
}
