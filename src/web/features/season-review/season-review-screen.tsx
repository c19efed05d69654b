import { Link } from '@tanstack/react-router';
import type { SeasonReview } from '#domains/season-review/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { HonorsList } from '#web/features/awards/honors-list.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Lines, MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { Books } from './books.tsx';
import { Games } from './games.tsx';
import { Arrivals, Departures } from './moves.tsx';
import css from './season-review.module.css';

/** Shows a club's season as recorded in the night after the final. */
export function SeasonReviewScreen() {
  const teamId = useTeamId();
  const season = useSearchNumber('season');
  if (teamId === null) return <NoSuchTeam />;
  return (
    <Load
      from={api.seasonReviews.find.queryOptions({ input: { id: teamId ?? 0, season }, enabled: teamId !== null })}
      missing={<NoSuchTeam />}
    >
      {({ data }) => <Seasons {...data} />}
    </Load>
  );
}

function Seasons({
  team,
  seasons,
  season,
  review,
}: {
  team: TeamRef;
  seasons: number[];
  season: number | null;
  review: SeasonReview | null;
}) {
  const { t } = useTranslation('season-review');
  return (
    <>
      <TeamHeader
        screen="/club/season-review/{-$id}"
        team={team}
        teams={[team]}
        details={
          <Link to="/club/history/{-$id}" params={{ id: String(team.id) }}>
            {t('history')}
          </Link>
        }
        actions={season !== null && seasons.length > 1 && <SeasonSelect seasons={seasons} value={season} />}
      />
      {review === null || season === null ? (
        <Card>
          <EmptyState icon="cup" title={t('noneTitle')}>
            {t(seasons.length === 0 ? 'none' : 'noSeason')}
          </EmptyState>
        </Card>
      ) : (
        <Review team={team} season={season} review={review} />
      )}
    </>
  );
}

function Review({ team, season, review }: { team: TeamRef; season: number; review: SeasonReview }) {
  const { t } = useTranslation('season-review');
  const isOwn = useUser()?.teamId === team.id;
  const { honors, records, young } = review;
  return (
    <MainAndSide>
      <Stack>
        <Finish season={season} review={review} />
        <Section title={t('games')} isFlush>
          <Games review={review} />
        </Section>
        <Section title={t('arrivals')} isFlush>
          <Arrivals arrivals={review.arrivals} />
        </Section>
        <Section title={t('departures')} isFlush>
          <Departures departures={review.departures} />
        </Section>
        <Section title={t('young')} isFlush>
          <Young young={young} />
        </Section>
      </Stack>
      <Stack>
        <Section title={t('leaders')} isFlush>
          <Leaders leaders={review.leaders} />
        </Section>
        <Section title={t('honors')} isFlush>
          {honors.length === 0 ? (
            <Text nothing>{t('honorsNone')}</Text>
          ) : (
            <HonorsList honors={honors} hasPlayer isOneSeason />
          )}
        </Section>
        <Section title={t('records')}>
          {records.length === 0 ? <Text aside>{t('recordsNone')}</Text> : <Records records={records} />}
        </Section>
        {isOwn && <Books teamId={team.id} season={season} />}
      </Stack>
    </MainAndSide>
  );
}

function Finish({ season, review }: { season: number; review: SeasonReview }) {
  const { t } = useTranslation('season-review');
  const format = useFormat();
  const { rank, clubs, expectedRank, points, goalsFor, goalsAgainst, manager, movement } = review;
  const place = format.ordinal(rank);
  const ahead = expectedRank === null ? null : expectedRank - rank;
  const verdict = ahead === null ? 'unknown' : ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'even';
  const reached = review.isChampion ? 'champion' : roundReached(review.playoffRoundsWon);
  return (
    <Section title={t('of', { season })}>
      <Text bottom="md" size="xl">
        {t(`verdict.${verdict}`, { rank: place, clubs, count: Math.abs(ahead ?? 0) })} {t(`end.${reached}`)}{' '}
        {movement && t(`movement.${movement}`)}
      </Text>
      <StatTiles
        tiles={[
          {
            label: t('tile.finish'),
            value: place,
            ...(expectedRank !== null && { note: t('tile.finishNote', { expected: format.ordinal(expectedRank) }) }),
          },
          { label: t('tile.points'), value: points, note: formatRecord(review) },
          {
            label: t('tile.goals'),
            value: format.score(goalsFor, goalsAgainst),
            note: t('tile.goalsNote', { difference: format.signed(goalsFor - goalsAgainst) }),
          },
          ...(manager
            ? [
                {
                  label: t('tile.manager'),
                  value: manager.rating,
                  note: (
                    <>
                      <UserLink user={manager.user} /> ·{' '}
                      {manager.ratingBefore === null
                        ? t('tile.managerNew')
                        : t('tile.managerNote', { change: format.signed(manager.rating - manager.ratingBefore) })}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

const REACHED = ['0', '1', '2'] as const;

function roundReached(roundsWon: number | null): (typeof REACHED)[number] | 'out' {
  return REACHED[roundsWon ?? -1] ?? 'out';
}

function Leaders({ leaders }: { leaders: SeasonReview['leaders'] }) {
  const { t } = useTranslation('season-review');
  const format = useFormat();
  return (
    <Lines>
      {leaders.map(({ statistic, player, value }) => (
        <Row key={statistic} as="li" entry gap="sm" close inset="sm">
          <span className={css.label}>{t(`leading.${statistic}`)}</span>
          <PlayerLink player={player} name="short" face flag />
          <Words push numeric>
            {statistic === 'save-percentage'
              ? format.savePercentage(value)
              : statistic === 'plus-minus'
                ? format.signed(value)
                : value}
          </Words>
        </Row>
      ))}
    </Lines>
  );
}

function Young({ young }: { young: SeasonReview['young'] }) {
  const { t } = useTranslation('season-review');
  const format = useFormat();
  if (young.length === 0) return <Text nothing>{t('youngNone')}</Text>;
  return (
    <>
      <Text nothing>{t('youngNote')}</Text>
      <Lines>
        {young.map(({ player, level, age, before, after }) => (
          <Row key={player.id} as="li" entry gap="sm" close inset="sm">
            <PlayerLink player={player} name="short" face flag />
            <Words aside>
              {level} · {t('age', { age })}
            </Words>
            <Words push numeric>
              {before} → {after}{' '}
              <span className={after > before ? css.up : after < before ? css.down : css.dim}>
                {format.signed(after - before)}
              </span>
            </Words>
          </Row>
        ))}
      </Lines>
    </>
  );
}

function Records({ records }: { records: SeasonReview['records'] }) {
  const { t } = useTranslation(['season-review', 'history']);
  return (
    <Lines>
      {records.map(({ scope, statistic, ...record }) => (
        <li key={`${scope}/${statistic}/${record.player}`}>
          {t(`season-review:record.${scope}`, { ...record, statistic: t(`history:brokenOf.${statistic}`) })}
        </li>
      ))}
    </Lines>
  );
}
