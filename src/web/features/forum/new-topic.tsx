import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MAX_POST, NEW_TOPIC, POLL } from '#domains/forum/constants.ts';
import type { ForumCategory } from '#domains/forum/contract.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { api, client } from '#web/lib/api.ts';
import { isLanguage } from '#web/lib/languages.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { CategoryField, LabelFields, type Labels, labelsOf, TitleField } from './topic-fields.tsx';

interface Props {
  categories: readonly ForumCategory[];
  categoryId: number | null;
  onClose: () => void;
}

/** Starts a topic, with a poll if wanted. */
export function NewTopic(props: Props) {
  const { t } = useTranslation('forum');
  return (
    <Dialog onClose={props.onClose} size="xl" title={t('newTopic')}>
      <Form {...props} />
    </Dialog>
  );
}

const NO_POLL = { question: '', options: '', isMultiple: false, isPublic: false, days: 7 };

function Form({ categories, categoryId, onClose }: Props) {
  const { t, i18n } = useTranslation('forum');
  const navigate = useNavigate();
  const open = categories.filter(({ mayStart }) => mayStart);
  const [into, setInto] = useState(categoryId ?? open.find(({ kind }) => kind === 'hockey')?.id ?? open[0]?.id ?? 0);
  const [title, setTitle] = useState('');
  const [labels, setLabels] = useState<Labels>({
    language: isLanguage(i18n.language) ? i18n.language : 'en',
    tags: '',
  });
  const [text, setText] = useState('');
  const [named, setNamed] = useState(NOBODY_NAMED);
  const [poll, setPoll] = useState<typeof NO_POLL | null>(null);
  const start = useCommand(client.forum.start, () => t('sent'), [api.forum.key()]);
  const onSubmit = sends(() => {
    if (text.trim() === '' || start.isPending) return;
    const options = poll?.options.split('\n').flatMap((line) => line.trim() || []) ?? [];
    start.mutate(
      { categoryId: into, title, ...labelsOf(labels), text, poll: poll && { ...poll, options } },
      {
        onSuccess: ({ data: { topicId } }) => {
          onClose();
          void navigate({ to: '/forum/topic/{-$id}', params: { id: String(topicId) } });
        },
      },
    );
  });
  return (
    <Stack as="form" gap="md" onSubmit={onSubmit}>
      <CategoryField categories={open} value={into} onChange={setInto} />
      <TitleField value={title} onChange={setTitle} />
      <LabelFields value={labels} onChange={setLabels} />
      <MarkupField
        isArticle
        draft={{ place: NEW_TOPIC, isSending: start.isPending }}
        label={t('textField')}
        value={text}
        onChange={setText}
        maxLength={MAX_POST}
        minRows={8}
        named={named}
        onNamed={setNamed}
      />
      <Checkbox
        label={t('addPoll')}
        checked={poll !== null}
        onChange={({ currentTarget: { checked } }) => setPoll(checked ? NO_POLL : null)}
      />
      {poll && <PollFields poll={poll} onChange={setPoll} />}
      <div>
        <Button type="submit" disabled={text.trim() === ''} loading={start.isPending}>
          {t('send')}
        </Button>
      </div>
    </Stack>
  );
}

function PollFields({ poll, onChange }: { poll: typeof NO_POLL; onChange: (poll: typeof NO_POLL) => void }) {
  const { t } = useTranslation('forum');
  return (
    <>
      <TextInput
        label={t('question')}
        value={poll.question}
        maxLength={POLL.question}
        required
        onChange={({ currentTarget: { value } }) => onChange({ ...poll, question: value })}
      />
      <Textarea
        label={t('options')}
        value={poll.options}
        rows={4}
        required
        onChange={({ currentTarget: { value } }) => onChange({ ...poll, options: value })}
      />
      <Checkbox
        label={t('several')}
        checked={poll.isMultiple}
        onChange={({ currentTarget: { checked } }) => onChange({ ...poll, isMultiple: checked })}
      />
      <Checkbox
        label={t('public')}
        checked={poll.isPublic}
        onChange={({ currentTarget: { checked } }) => onChange({ ...poll, isPublic: checked })}
      />
      <NumberField
        label={t('days')}
        value={poll.days}
        min={1}
        max={POLL.maxDays}
        onChange={(days) => onChange({ ...poll, days })}
      />
    </>
  );
}
