import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PollView } from '#domains/article/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './article.module.css';

/** How often the results are fetched while readers vote. */
const REFRESH_MS = 5_000;

/** Shows an article's poll, with its results; shows nothing if the article has none. */
export function ArticlePoll({ id }: { id: number }) {
  const { t } = useTranslation('article');
  const query = useQuery({
    ...api.articles.poll.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (state.data?.data?.state === 'open' ? REFRESH_MS : false),
  });
  const poll = query.data?.data;
  if (!poll) return null;
  const { closes, state, voters } = poll;
  return (
    <Section title={t('poll.title')}>
      <Stack gap="md">
        <Text strong breaks>
          {poll.question}
        </Text>
        {poll.mayVote ? <Vote id={id} poll={poll} /> : <Results poll={poll} />}
        <Text aside>
          {t('poll.voters', { count: voters })}
          {closes && state !== 'draft' && <> · {t(`poll.${state}`, closes)}</>}
        </Text>
      </Stack>
    </Section>
  );
}

function Vote({ id, poll }: { id: number; poll: PollView }) {
  const { t } = useTranslation('article');
  const [answer, setAnswer] = useState<string | null>(null);
  const vote = useCommand(client.articles.vote, () => t('poll.voted'), [api.articles.poll.key()]);
  return (
    <Stack
      as="form"
      gap="md"
      onSubmit={sends(() => {
        if (answer !== null) vote.mutate({ id, answer: Number(answer) });
      })}
    >
      <Radio.Group label={t('poll.legend')} value={answer} onChange={setAnswer}>
        <Stack gap="sm">
          {poll.answers.map(({ text }, index) => (
            <Radio key={text} value={String(index)} label={text} />
          ))}
        </Stack>
      </Radio.Group>
      <Text aside>{t('poll.secret')}</Text>
      <div>
        <Button type="submit" disabled={answer === null} loading={vote.isPending}>
          {t('poll.vote')}
        </Button>
      </div>
    </Stack>
  );
}

interface BarsProps {
  /** `votes` is null while results are hidden. */
  answers: readonly { text: string; votes: number | null; below?: ReactNode }[];
  voters: number;
}

/** Shows the results of a poll as bars. */
export function PollBars({ answers, voters }: BarsProps) {
  const { t } = useTranslation('article');
  return (
    <Stack as="ul" gap="sm">
      {answers.map(({ text, votes, below }) => {
        const percent = votes === null || voters === 0 ? 0 : Math.round((100 * votes) / voters);
        return (
          <li key={text} className={css.result}>
            <span>{text}</span>
            {votes !== null && (
              <>
                <span>{t('poll.result', { percent })}</span>
                <span
                  className={css.bar}
                  role="img"
                  aria-label={t('poll.resultOf', { answer: text, count: votes, percent })}
                >
                  <span className={css.share} style={{ width: `${percent}%` }} />
                </span>
              </>
            )}
            {below}
          </li>
        );
      })}
    </Stack>
  );
}

function Results({ poll: { answers, voters, hasVoted, state } }: { poll: PollView }) {
  const { t } = useTranslation('article');
  const shown = answers.map(({ text, votes }) => ({ text, votes: state === 'draft' ? null : votes }));
  return (
    <>
      <PollBars answers={shown} voters={voters} />
      {hasVoted && state === 'open' && <Text aside>{t('poll.voted')}</Text>}
      {!hasVoted && state === 'open' && <Text aside>{t('poll.own')}</Text>}
    </>
  );
}
