import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { BODY, MAX_BODY, MAX_HEADLINE, MAX_SOURCES, NEW_BODY } from '#domains/article/constants.ts';
import type { ArticleView, PollView } from '#domains/article/contract.ts';
import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { type Named, NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSetSearch } from '#web/lib/search-params.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { MainAndSide, Row, Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { type DraftPoll, draftOf, PollFields } from './poll-fields.tsx';

const CHANGES = () => [api.articles.key(), api.news.key(), api.reporters.key()];

/** Edits a new article, or one of the user's own. @param hasDesk whether the user may publish it */
export function ArticleEditor({ id, hasDesk }: { id: number | undefined; hasDesk: boolean }) {
  const input = { id: id ?? 0 };
  const query = useQuery(api.articles.find.queryOptions({ input, enabled: id !== undefined }));
  const poll = useQuery(api.articles.poll.queryOptions({ input, enabled: id !== undefined }));
  if (id === undefined) return <Editor key="new" article={null} poll={null} hasDesk={hasDesk} />;
  return (
    <Loaded query={query}>
      {({ data: article }) => (
        <Loaded query={poll}>
          {({ data }) => <Editor key={article.id} article={article} poll={data} hasDesk={hasDesk} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Editor(props: { article: ArticleView | null; poll: PollView | null; hasDesk: boolean }) {
  const { article, hasDesk } = props;
  const { t } = useTranslation('article');
  const setSearch = useSetSearch();
  const navigate = useNavigate();
  const [headline, setHeadline] = useState(article?.headline ?? '');
  const [body, setBody] = useState(article?.body ?? '');
  const [sources, setSources] = useState(article?.sources ?? '');
  const [kept, setKept] = useState(article && { id: article.id, version: article.version });
  const [named, setNamed] = useState<Named>(article ?? NOBODY_NAMED);
  const [poll, setPoll] = useState<DraftPoll | null>(draftOf(props.poll));
  const keptPoll = useRef(props.poll !== null);
  const isPublished = article?.state === 'published';
  const words = { headline, body, sources };

  const keep = async () => {
    const { data } = kept ? await client.articles.save({ ...kept, ...words }) : await client.articles.write(words);
    setKept(data);
    if (!isPublished) await keepPoll(data.id);
    return data;
  };
  const keepPoll = async (id: number) => {
    if (poll) await client.articles.setPoll({ id, ...poll });
    else if (keptPoll.current) await client.articles.dropPoll({ id });
    keptPoll.current = poll !== null;
  };
  const save = useCommand(keep, () => t(isPublished ? 'editor.savedEdit' : 'editor.saved'), CHANGES());
  const publish = useCommand(
    async () => {
      const now = await keep();
      await client.articles.publish(now);
      await navigate({ to: '/reporter/{-$id}', search: { article: now.id } });
    },
    () => t('editor.publishedDone'),
    CHANGES(),
  );
  const withdraw = useCommand(
    async () => {
      if (kept) await client.articles.withdraw({ id: kept.id });
      setSearch({ write: undefined, edit: undefined });
    },
    () => t('editor.gone'),
    CHANGES(),
  );
  const isBusy = save.isPending || publish.isPending || withdraw.isPending;

  return (
    <>
      <PageHeader title={t(article ? 'editor.edit' : 'editor.write')} />
      <MainAndSide>
        <Section title={t(article ? 'editor.edit' : 'editor.write')}>
          <Stack gap="md">
            <TextInput
              label={t('editor.headline')}
              value={headline}
              maxLength={MAX_HEADLINE}
              onChange={({ currentTarget: { value } }) => setHeadline(value)}
            />
            <MarkupField
              isArticle
              draft={{ place: kept ? { kind: BODY, id: kept.id } : NEW_BODY, isSending: isBusy }}
              label={t('editor.body')}
              value={body}
              onChange={setBody}
              maxLength={MAX_BODY}
              minRows={12}
              maxRows={30}
              named={named}
              onNamed={setNamed}
              hasOwnPreview
            />
            <TextInput
              label={t('editor.sources')}
              description={t('editor.sourcesHint')}
              value={sources}
              maxLength={MAX_SOURCES}
              onChange={({ currentTarget: { value } }) => setSources(value)}
            />
            {!isPublished && <PollFields poll={poll} onChange={setPoll} />}
            <Buttons
              isPublished={isPublished}
              isKept={kept !== null}
              hasDesk={hasDesk}
              isBusy={isBusy}
              onSave={() => save.mutate(undefined)}
              onPublish={() => publish.mutate(undefined)}
              onWithdraw={() => withdraw.mutate(undefined)}
            />
            {!hasDesk && (
              <Text aside>
                {t('editor.noDesk')}{' '}
                <LinkButton to="/reporter/{-$id}" search={{ tab: 'desks' }} variant="default" size="compact-sm">
                  {t('editor.toDesks')}
                </LinkButton>
              </Text>
            )}
          </Stack>
        </Section>
        <Stack>
          <Section title={t('editor.preview')}>
            <Preview body={body} named={named} />
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

function Preview({ body, named }: { body: string; named: Named }) {
  const { t } = useTranslation('article');
  if (body.trim() !== '') return <ArticleBody source={body} named={named} />;
  return <Text aside>{t('editor.previewEmpty')}</Text>;
}

interface ButtonsProps {
  isPublished: boolean;
  /** Whether the server has the article. */
  isKept: boolean;
  hasDesk: boolean;
  isBusy: boolean;
  onSave: () => void;
  onPublish: () => void;
  onWithdraw: () => void;
}

function Buttons({ isPublished, isKept, hasDesk, isBusy, onSave, onPublish, onWithdraw }: ButtonsProps) {
  const { t } = useTranslation('article');
  return (
    <Row gap="sm">
      <Button variant={isPublished ? 'filled' : 'default'} disabled={isBusy} onClick={onSave}>
        {t(isPublished ? 'editor.saveEdit' : 'editor.save')}
      </Button>
      {!isPublished && hasDesk && (
        <ConfirmButton
          disabled={isBusy}
          question={t('editor.publishQuestion')}
          explanation={<p>{t('editor.publishHint')}</p>}
          confirmLabel={t('editor.publish')}
          onConfirm={onPublish}
        >
          {t('editor.publish')}
        </ConfirmButton>
      )}
      {isKept && (
        <ConfirmButton
          variant="default"
          disabled={isBusy}
          question={t(isPublished ? 'editor.withdrawQuestion' : 'editor.discardQuestion')}
          explanation={isPublished && <p>{t('editor.withdrawHint')}</p>}
          confirmLabel={t(isPublished ? 'editor.withdraw' : 'editor.discard')}
          onConfirm={onWithdraw}
        >
          {t(isPublished ? 'editor.withdraw' : 'editor.discard')}
        </ConfirmButton>
      )}
    </Row>
  );
}
