import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopicPoll } from '#domains/forum/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './forum.module.css';

/** What a topic asks: to vote in, and the votes once one has voted. */
export function Poll({ topicId, poll }: { topicId: number; poll: TopicPoll }) {
  const { t } = useTranslation('forum');
  const format = useFormat();
  const { question, isMultiple, isOpen, closesAt, options, voters } = poll;
  const [chosen, setChosen] = useState(() => options.flatMap(({ isMine }, option) => (isMine ? [option] : [])));
  const vote = useCommand(client.forum.vote, () => t('voted'), [api.forum.topic.key()]);
  const toggle = (option: number) => {
    if (!isMultiple) setChosen([option]);
    else setChosen(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]);
  };
  const Box = isMultiple ? Checkbox : Radio;
  return (
    <Section title={question}>
      {options.map(({ text, votes, voters: named }, option) => (
        <div key={text} className={css.option}>
          <Box
            label={text}
            name={`poll-${topicId}`}
            checked={chosen.includes(option)}
            disabled={!isOpen}
            onChange={() => toggle(option)}
          />
          {votes !== null && <span className={css.dim}>{t('votes', { count: votes })}</span>}
          {named.map((user) => (
            <UserLink key={user.id} user={user} />
          ))}
        </div>
      ))}
      <div className={css.actions}>
        {isOpen && (
          <Button
            size="compact-sm"
            loading={vote.isPending}
            onClick={() => vote.mutate({ id: topicId, options: chosen })}
          >
            {t('vote')}
          </Button>
        )}
        <span className={css.dim}>
          {t('voters', { count: voters })} · {isOpen ? t('closes', { at: format.instant(closesAt) }) : t('closed')}
        </span>
      </div>
    </Section>
  );
}
