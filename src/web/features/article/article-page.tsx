import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ArticleView } from '#domains/article/contract.ts';
import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { useRuleName } from '#web/features/moderation/use-subject-name.ts';
import { Reactions, useReactions } from '#web/features/news/reactions.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Card } from '#web/ui/section.tsx';
import css from './article.module.css';
import { ArticleComments } from './article-comments.tsx';
import { ArticlePoll } from './article-poll.tsx';

/** Shows an article; every reader but its author is counted. */
export function ArticlePage({ id }: { id: number }) {
  return (
    <Load from={api.articles.find.queryOptions({ input: { id } })} missing={<Missing />}>
      {({ data }) => <Article key={data.id} article={data} />}
    </Load>
  );
}

function Missing() {
  const { t } = useTranslation('article');
  return (
    <>
      <PageHeader title={t('missing')} />
      <EmptyState icon="sign" title={t('missing')}>
        <p>{t('missingHint')}</p>
        <LinkButton to="/world/news" mt="sm">
          {t('toNews')}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function Article({ article }: { article: ArticleView }) {
  const { t } = useTranslation('article');
  const nameOfRule = useRuleName();
  const format = useFormat();
  const { id, state, headline, body, reporter, desk, season, day, editedAt, reads, sources, isMine } = article;
  const isRead = state === 'published' && !isMine;
  useEffect(() => {
    // A failed count does not concern the reader.
    if (isRead) client.articles.markRead({ id }).catch(() => undefined);
  }, [id, isRead]);
  return (
    <>
      <PageHeader
        title={headline}
        eyebrow={desk?.paper}
        picture={<PersonFace person={reporter} width={72} />}
        details={
          <>
            <PersonLink person={reporter} flag />
            {season !== null && day !== null && <span>{t('published', { season, day })}</span>}
            {editedAt !== null && <span>{t('edited', { at: format.instant(editedAt) })}</span>}
            <span>{t('readers', { count: reads })}</span>
          </>
        }
        actions={
          isMine &&
          (state === 'draft' || state === 'published') && (
            <LinkButton to="/reporter/{-$id}" search={{ edit: id }} variant="default">
              {t('editor.edit')}
            </LinkButton>
          )
        }
      />
      <div className={css.article}>
        {state === 'draft' && <Text aside>{t('draft')}</Text>}
        {state === 'withdrawn' && <Text aside>{t('withdrawnNote')}</Text>}
        {state === 'hidden' && <Text aside>{t('hiddenNote', { reason: nameOfRule(article.hiddenReason ?? '') })}</Text>}
        <Card>
          <ArticleBody source={body} named={article} />
        </Card>
        <ArticlePoll id={id} />
        {sources !== '' && (
          <Text aside>
            <strong>{t('sources')}:</strong> {sources}
          </Text>
        )}
        <Foot article={article} />
        {state === 'published' && <ArticleComments id={id} />}
        <Link to="/reporter/{-$id}" params={{ id: String(reporter.id) }}>
          {t('all', { reporter: playerName(reporter) })}
        </Link>
      </div>
    </>
  );
}

function Foot({ article: { id, newsId, state, isMine } }: { article: ArticleView }) {
  const { t } = useTranslation('article');
  const reactions = useReactions(newsId === null ? [] : [newsId]);
  return (
    <Row gap="sm" justify="between">
      {newsId !== null && <Reactions newsId={newsId} reacted={reactions.get(newsId)} />}
      <Row as="span" gap="sm">
        {state === 'published' && !isMine && <ReportButton subject={{ kind: 'article', id }} label={t('report')} />}
      </Row>
    </Row>
  );
}
