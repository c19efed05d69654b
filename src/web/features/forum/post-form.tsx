import { Button, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_POST } from '#domains/forum/constants.ts';
import type { OpenTopic } from '#domains/forum/contract.ts';
import { type InsertProps, Mentions } from '#web/features/article/mention-search.tsx';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Section } from '#web/ui/section.tsx';
import css from './forum.module.css';

/** The post that is answered, and its words as a quote. */
export interface Answering {
  number: number;
  name: string;
  quote: string;
}

interface Props {
  topic: OpenTopic;
  answering: Answering | null;
  onAnswered: () => void;
}

/** Writes a post at the end of the topic. */
export function PostForm({ topic: { id, mayPost }, answering, onAnswered }: Props) {
  const { t } = useTranslation('forum');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!answering) return;
    setText((before) => `${before}${before === '' ? '' : '\n'}${answering.quote}\n\n`);
    area.current?.focus();
  }, [answering]);
  const send = useCommand(client.forum.post, () => t('sent'), [api.forum.key()]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(
      { id, text, answers: answering?.number ?? null },
      {
        onSuccess: ({ data: { number } }) => {
          setText('');
          onAnswered();
          void navigate({ to: '/forum/topic/{-$id}', params: { id: String(id) }, search: { post: number } });
        },
      },
    );
  };
  if (!mayPost) return <p className={css.dim}>{t('lockedNote')}</p>;
  const insert: InsertProps['insert'] = (what) => {
    const at = area.current?.selectionStart ?? text.length;
    setText(`${text.slice(0, at)}${what}${text.slice(at)}`);
    area.current?.focus();
  };
  return (
    <Section title={t('write')}>
      <form className={css.form} onSubmit={onSubmit}>
        {answering && (
          <div className={css.answering}>
            <span>{t('answering', { name: answering.name, number: answering.number })}</span>
            <Button size="compact-xs" variant="default" onClick={onAnswered}>
              {t('stopAnswering')}
            </Button>
          </div>
        )}
        <Mentions insert={insert} onNamed={() => {}} />
        <Textarea
          ref={area}
          label={t('write')}
          description={t('markupHint')}
          value={text}
          maxLength={MAX_POST}
          autosize
          minRows={4}
          maxRows={20}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div>
          <Button type="submit" disabled={text.trim() === ''} loading={send.isPending}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
