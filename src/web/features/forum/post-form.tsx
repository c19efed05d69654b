import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { MAX_POST, TOPIC } from '#domains/forum/constants.ts';
import type { OpenTopic } from '#domains/forum/contract.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { mergeNamed, type Named, NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** The post to answer, and its text as a quote. */
export interface Answering {
  number: number;
  name: string;
  quote: string;
  /** The users and subjects mentioned in the quote. */
  named: Named;
}

interface Props {
  topic: OpenTopic;
  answering: Answering | null;
  onAnswered: () => void;
}

/** Writes a post at the end of the topic; continues an earlier draft. */
export function PostForm(props: Props) {
  const { t } = useTranslation('forum');
  if (!props.topic.mayPost) return <Text aside>{t('lockedNote')}</Text>;
  return <Form key={props.topic.id} {...props} />;
}

function Form({ topic: { id }, answering, onAnswered }: Props) {
  const { t } = useTranslation('forum');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [named, setNamed] = useState(NOBODY_NAMED);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!answering) return;
    const { quote, named: quoted } = answering;
    setText((before) => `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${quote}\n\n`);
    setNamed((before) => mergeNamed(before, quoted));
    area.current?.focus();
  }, [answering]);
  const send = useCommand(client.forum.post, () => t('sent'), [api.forum.key()]);
  const onSubmit = sends(() => {
    if (text.trim() === '' || send.isPending) return;
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
  });
  return (
    <Section title={t('write')}>
      <Stack as="form" gap="md" onSubmit={onSubmit}>
        {answering && (
          <Row gap="sm" close>
            <span>{t('answering', { name: answering.name, number: answering.number })}</span>
            <Button size="compact-xs" variant="default" onClick={onAnswered}>
              {t('stopAnswering')}
            </Button>
          </Row>
        )}
        <MarkupField
          isArticle
          draft={{ place: { kind: TOPIC, id }, isSending: send.isPending }}
          ref={area}
          label={t('textField')}
          value={text}
          onChange={setText}
          maxLength={MAX_POST}
          named={named}
          onNamed={setNamed}
        />
        <div>
          <Button type="submit" disabled={text.trim() === ''} loading={send.isPending}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
