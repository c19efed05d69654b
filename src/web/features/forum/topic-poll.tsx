import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import type { TopicPoll } from '#domains/forum/contract.ts';
import { PollBars } from '#web/features/article/article-poll.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/** Shows a topic's poll: the ballot, and the results once the user has voted or the poll is closed. */
export function Poll({ topicId, poll }: { topicId: number; poll: TopicPoll }) {
  const { t } = useTranslation('forum');
  const format = useFormat();
  const { question, isOpen, isPublic, closesAt, options, voters } = poll;
  const hasVoted = options.some(({ isMine }) => isMine);
  const [isChoosing, setChoosing] = useState(false);
  const isVoting = isOpen && (!hasVoted || isChoosing);
  return (
    <Section title={question}>
      <Stack gap="md">
        {isVoting ? (
          <VoteForm topicId={topicId} poll={poll} hasVoted={hasVoted} onDone={() => setChoosing(false)} />
        ) : (
          <PollBars
            voters={voters}
            answers={options.map(({ text, votes, isMine, voters: named }) => ({
              text: isMine ? t('ownOption', { option: text }) : text,
              votes,
              below: named.length > 0 && (
                <Row as="span" wide align="stretch" gap="sm" close size="sm">
                  {named.map((user) => (
                    <UserLink key={user.id} user={user} />
                  ))}
                </Row>
              ),
            }))}
          />
        )}
        <Row gap="sm" close>
          {isOpen && hasVoted && !isChoosing && (
            <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
              {t('changeVote')}
            </Button>
          )}
          <Words aside>
            {t('voters', { count: voters })} · {isOpen ? t('closes', { at: format.instant(closesAt) }) : t('closed')} ·{' '}
            {t(isPublic ? 'publicVote' : 'secretVote')}
          </Words>
        </Row>
      </Stack>
    </Section>
  );
}

interface VoteFormProps {
  topicId: number;
  poll: TopicPoll;
  hasVoted: boolean;
  onDone: () => void;
}

function VoteForm({ topicId, poll: { question, isMultiple, options }, hasVoted, onDone }: VoteFormProps) {
  const { t } = useTranslation('forum');
  const [chosen, setChosen] = useState(() => options.flatMap(({ isMine }, option) => (isMine ? [String(option)] : [])));
  const vote = useCommand(client.forum.vote, () => t('voted'), [api.forum.topic.key()]);
  const send = (votes: readonly string[]) =>
    vote.mutate({ id: topicId, options: votes.map(Number) }, { onSuccess: onDone });
  const onSubmit = sends(() => send(chosen));
  const Box = isMultiple ? Checkbox : Radio;
  const boxes = (
    <Stack gap="sm" top="xs">
      {options.map(({ text }, option) => (
        <Box key={text} label={text} value={String(option)} />
      ))}
    </Stack>
  );
  return (
    <Stack as="form" gap="md" onSubmit={onSubmit}>
      {isMultiple ? (
        <Checkbox.Group aria-label={question} description={t('chooseSeveral')} value={chosen} onChange={setChosen}>
          {boxes}
        </Checkbox.Group>
      ) : (
        <Radio.Group aria-label={question} value={chosen[0] ?? null} onChange={(option) => setChosen([option])}>
          {boxes}
        </Radio.Group>
      )}
      <Row gap="sm" close>
        <Button type="submit" size="compact-md" disabled={chosen.length === 0} loading={vote.isPending}>
          {t('vote')}
        </Button>
        {hasVoted && (
          <Button size="compact-md" variant="default" disabled={vote.isPending} onClick={() => send([])}>
            {t('withdrawVote')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
