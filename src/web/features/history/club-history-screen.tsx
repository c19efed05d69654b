import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ClubHistory } from '#domains/history/contract.ts';
import { HonorsList } from '#web/features/awards/honors-list.tsx';
import { CupsWon } from '#web/features/cup/cups-won.tsx';
import { SponsorBoard } from '#web/features/sponsorship/sponsor-board.tsx';
import { api } from '#web/lib/api.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, Lines, MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { AboutClub } from './about-club.tsx';
import { BookOfRecord } from './book-of-record.tsx';
import { RetiredNumbers } from './retired-numbers.tsx';
import { Rivalries } from './rivalries.tsx';
import { SeasonsTable } from './seasons-table.tsx';
import { TrophyCabinet } from './trophy-cabinet.tsx';

/** Shows a team's history: seasons, trophies, honors, records, and the club's managers. */
export function ClubHistoryScreen() {
  const teamId = useTeamId();
  const query = useQuery(api.history.ofTeam.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }));
  if (teamId === null) return <NoSuchTeam />;
  return (
    <Loaded query={query} missing={<NoSuchTeam />}>
      {({ data }) => <History history={data} />}
    </Loaded>
  );
}

function History({ history }: { history: ClubHistory }) {
  const { t } = useTranslation('history');
  const { team, teams, seasons, trophies, friendlyCups, honors, records, managers } = history;
  return (
    <>
      <TeamHeader screen="/club/history/{-$id}" team={team} teams={teams} />
      <MainAndSide>
        <Stack>
          <Section title={t('trophies')}>
            {trophies.length === 0 ? <p>{t('trophiesNone')}</p> : <TrophyCabinet trophies={trophies} />}
            <CupsWon cups={friendlyCups} />
          </Section>
          <Section
            title={t('seasons')}
            aside={
              <Link to="/club/season-review/{-$id}" params={{ id: String(team.id) }}>
                {t('reviews')}
              </Link>
            }
            isFlush
          >
            <SeasonsTable seasons={seasons} label={t('seasons')} />
          </Section>
          <Rivalries teamId={team.id} />
          <Section title={t('records')}>
            {records.length === 0 ? <p>{t('recordsNone')}</p> : <Records records={records} />}
          </Section>
        </Stack>
        <Stack>
          <AboutClub history={history} />
          <Timeline history={history} />
          <Section title={t('honors')} isFlush>
            {honors.length === 0 ? <Text nothing>{t('honorsNone')}</Text> : <HonorsList honors={honors} hasPlayer />}
          </Section>
          <RetiredNumbers teamId={team.id} />
          <SponsorBoard subject={{ kind: 'club', id: team.clubId }} />
          <Section title={t('managers')} isFlush>
            {managers.length === 0 ? (
              <Text nothing>{t('managersNone')}</Text>
            ) : (
              <Lines>
                {managers.map(({ user, from, to }) => (
                  <Row key={`${user.id}/${from.season}/${from.day}`} as="li" entry gap="sm" close inset="sm">
                    <UserLink user={user} face />
                    <Words aside numeric push>
                      {to === null
                        ? t('since', { from: seasonLabel(from.season) })
                        : t('span', { from: seasonLabel(from.season), to: seasonLabel(to.season) })}
                    </Words>
                  </Row>
                ))}
              </Lines>
            )}
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

/** Charts the team's rating week by week, with its finishes. */
function Timeline({ history: { ratings, seasons } }: { history: ClubHistory }) {
  const { t } = useTranslation('history');
  const ranks = seasons.flatMap(({ rank }) => rank ?? []).toReversed();
  const overalls = ratings.map(({ overall }) => overall);
  const [first, last] = [ratings[0], ratings.at(-1)];
  return (
    <Section title={t('timeline')}>
      <Stack gap="md">
        {first && last ? (
          <figure>
            <Text as="figcaption" bottom="xs" aside>
              {t('ratingLine', { first: seasonLabel(first.season), last: seasonLabel(last.season) })}
            </Text>
            <Sparkline values={overalls} label={overalls.join(', ')} width={280} height={60} />
          </figure>
        ) : (
          <p>{t('ratingNone')}</p>
        )}
        {ranks.length > 1 && (
          <figure>
            <Text as="figcaption" bottom="xs" aside>
              {t('rankLine')}
            </Text>
            <Sparkline
              values={ranks.map((rank) => -rank)}
              label={ranks.join(', ')}
              width={280}
              height={60}
              from={-20}
              to={-1}
            />
          </figure>
        )}
        {ranks.length > 0 && (
          <StatTiles
            tiles={[
              ...(last ? [{ label: t('ratingNow'), value: last.overall }] : []),
              { label: t('lastRank'), value: ranks.at(-1) },
              { label: t('bestRank'), value: Math.min(...ranks) },
            ]}
          />
        )}
      </Stack>
    </Section>
  );
}

function Records({ records }: { records: ClubHistory['records'] }) {
  const { t } = useTranslation('history');
  return (
    <Columns min={260} align="stretch">
      {records.map(({ statistic, scope, best }) => (
        <BookOfRecord
          key={`${statistic}/${scope}`}
          title={`${t(`statistic.${statistic}`)} · ${t(scope)}`}
          best={best}
        />
      ))}
    </Columns>
  );
}
