import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MAX_UNREAD } from '#domains/news/constants.ts';
import type { NewsPage } from '#domains/news/contract.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { useSeenNews } from './use-seen-news.ts';
import { WrittenList } from './written-list.tsx';

/** Shows news of one club. */
export function ClubNewsScreen() {
  const teamId = useTeamId();
  const before = useSearchNumber('before');
  if (teamId === null) return <NoSuchTeam />;
  return (
    <Load
      from={api.news.ofTeam.queryOptions({
        input: { id: teamId ?? 0, before },
        enabled: teamId !== null,
        placeholderData: keepPreviousData,
      })}
    >
      {({ data }) => (
        <>
          <TeamHeader screen="/club/news/{-$id}" team={data.team} teams={data.teams} />
          <NewsPages page={data} title="club" />
        </>
      )}
    </Load>
  );
}

/** Shows one page of news with a link to older ones; news since the last visit is marked. */
export function NewsPages({
  page,
  title,
  name = '',
}: {
  page: NewsPage;
  title: 'club' | 'player' | 'coach' | 'scout' | 'agent' | 'president' | 'reporter' | 'world' | 'rumors';
  name?: string;
}) {
  const { t } = useTranslation('news');
  const isFirst = useSearchNumber('before') === undefined;
  const { seenId, unread } = useSeenNews(isFirst ? page.items[0]?.id : undefined);
  const search = (before: number | undefined) => (now: Record<string, unknown>) => ({ ...now, before });
  return (
    <Section
      title={t(`title.${title}`, { name })}
      isFlush
      aside={title === 'club' && unread > 0 && t(unread < MAX_UNREAD ? 'unread' : 'unreadMany', { count: unread })}
    >
      {page.items.length === 0 ? (
        <EmptyState icon="inbox" title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <WrittenList page={page} seenId={seenId} />
      )}
      {(page.older !== null || !isFirst) && (
        <Row as="nav" unbroken gap="lg" inset="md" aria-label={t('older')}>
          {!isFirst && (
            <Link to="." search={search(undefined)}>
              {t('newest')}
            </Link>
          )}
          {page.older !== null && (
            <Link to="." search={search(page.older)}>
              {t('older')}
            </Link>
          )}
        </Row>
      )}
    </Section>
  );
}
