import { Link } from '@tanstack/react-router';
import type { NewsEdition, WrittenItem } from '#domains/news/contract.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { newsRenderers } from '#web/features/facts.ts';
import { api } from '#web/lib/api.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, Lines, MainAndSide, Row, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './front-page.module.css';
import { NewsTarget } from './news-list.tsx';
import { StoryPicture } from './story-picture.tsx';
import { useSeenNews } from './use-seen-news.ts';
import { useRecap } from './written-list.tsx';

/** Stories with a picture below the lead. */
const BELOW_LEAD = 4;

/** A front page: the lead, four stories with pictures, more stories, the power ranking, and the tracker; older ones by date. */
export function FrontPage({ leagueId, teamId }: { leagueId?: LeagueId | undefined; teamId?: TeamId | undefined }) {
  const [season, day] = [useSearchNumber('season'), useSearchNumber('day')];
  return (
    <Load from={api.news.edition.queryOptions({ input: { leagueId, teamId, season, day } })}>
      {({ data }) => <Edition page={data} />}
    </Load>
  );
}

function Edition({ page }: { page: NewsEdition }) {
  const { t } = useTranslation('news');
  const newest = Math.max(0, ...[...page.items, ...page.tracker].map(({ id }) => id));
  useSeenNews(page.next === null && newest > 0 ? newest : undefined);
  const ranking = page.items.find((item) => item.kind === 'power-ranking');
  const [lead, ...others] = page.items.filter((item) => item !== ranking && item.kind in newsRenderers);
  const more = others.slice(BELOW_LEAD);
  return (
    <>
      <EditionDates page={page} />
      <MainAndSide>
        <Stack>
          {lead ? <Lead item={lead} page={page} /> : <EmptyState icon="inbox" title={t('empty')} />}
          {others.length > 0 && (
            <Columns min={300} gap="md">
              {others.slice(0, BELOW_LEAD).map((item) => (
                <Story key={item.id} item={item} page={page} />
              ))}
            </Columns>
          )}
          {more.length > 0 && (
            <Section title={t('front.more')} isFlush>
              <Listed items={more} page={page} />
            </Section>
          )}
        </Stack>
        <Stack>
          {ranking && <PowerRanking params={ranking.params} />}
          <Section title={t('front.tracker')} isFlush={page.tracker.length > 0}>
            {page.tracker.length > 0 ? (
              <Listed items={page.tracker} page={page} />
            ) : (
              <Text nothing>{t('front.trackerNone')}</Text>
            )}
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

/** The day of the edition, and the ways to those before and after it. */
function EditionDates({ page: { season, day, previous, next } }: { page: NewsEdition }) {
  const { t } = useTranslation('news');
  if (season === null || day === null) return null;
  const to = (date: { season: number; day: number } | undefined) => (now: Record<string, unknown>) => ({
    ...now,
    season: date?.season,
    day: date?.day,
  });
  return (
    <Row as="nav" gap="lg" bottom="md" aria-label={t('front.editions')}>
      <b>{t('front.edition', { season: seasonLabel(season), day })}</b>
      {previous && (
        <Link to="." search={to(previous)} resetScroll={false}>
          {t('front.previous')}
        </Link>
      )}
      {next && (
        <>
          <Link to="." search={to(next)} resetScroll={false}>
            {t('front.next')}
          </Link>
          <Link to="." search={to(undefined)} resetScroll={false}>
            {t('newest')}
          </Link>
        </>
      )}
    </Row>
  );
}

function Lead({ item, page }: { item: WrittenItem; page: NewsEdition }) {
  const recap = useRecap(item, page);
  const body = recap ? recap.body.slice(0, 3).join(' ') : item.kind === 'article' ? item.params.lead : '';
  return (
    <article className={css.lead}>
      <StoryPicture item={item} page={page} isLead />
      <Stack inset="lg" gap="sm">
        <h2>
          <NewsTarget item={item}>{recap ? recap.headline : <FactWords of={newsRenderers} fact={item} />}</NewsTarget>
        </h2>
        {body !== '' && <p>{body}</p>}
        <Byline item={item} face />
      </Stack>
    </article>
  );
}

function Story({ item, page }: { item: WrittenItem; page: NewsEdition }) {
  const recap = useRecap(item, page);
  return (
    <article className={css.story}>
      <StoryPicture item={item} page={page} />
      <div>
        <h3>
          <NewsTarget item={item}>{recap ? recap.headline : <FactWords of={newsRenderers} fact={item} />}</NewsTarget>
        </h3>
        <Byline item={item} />
      </div>
    </article>
  );
}

function Byline({ item: { byline, season, day }, face }: { item: WrittenItem; face?: boolean }) {
  const { t } = useTranslation('news');
  return (
    <Text as="div" tone="dim" size="xs">
      {byline && (
        <>
          {t('byline')} <PersonLink person={byline} {...(face && { face })} /> ·{' '}
        </>
      )}
      {t('when', { season, day })}
    </Text>
  );
}

function Listed({ items, page }: { items: readonly WrittenItem[]; page: NewsEdition }) {
  return (
    <Lines as="ol">
      {items
        .filter(({ kind }) => kind in newsRenderers)
        .map((item) => (
          <ListedItem key={item.id} item={item} page={page} />
        ))}
    </Lines>
  );
}

function ListedItem({ item, page }: { item: WrittenItem; page: NewsEdition }) {
  const recap = useRecap(item, page);
  return (
    <Row as="li" unbroken gap="sm" align="start" inset="sm" size="sm">
      <Icon name={newsRenderers[item.kind].icon} size={16} />
      <NewsTarget item={item}>{recap ? recap.headline : <FactWords of={newsRenderers} fact={item} />}</NewsTarget>
    </Row>
  );
}

function PowerRanking({
  params: { league, teams },
}: {
  params: Extract<WrittenItem, { kind: 'power-ranking' }>['params'];
}) {
  const { t } = useTranslation('news');
  return (
    <Section title={t('front.ranking', { league })} isFlush>
      <Lines as="ol">
        {teams.map(({ teamId, team, moved }, index) => (
          <Row key={teamId} as="li" unbroken gap="sm" justify="between" inset="sm" size="sm">
            <span>
              {index + 1}.{' '}
              <Link to="/club/overview/{-$id}" params={{ id: String(teamId) }}>
                {team}
              </Link>
            </span>
            {moved !== null && moved !== 0 && (
              <Text as="span" tone={moved > 0 ? 'good' : 'bad'}>
                {t(moved > 0 ? 'climbed' : 'fell', { count: Math.abs(moved) })}
              </Text>
            )}
          </Row>
        ))}
      </Lines>
    </Section>
  );
}
