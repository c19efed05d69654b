import { Button, NativeSelect, TextInput } from '@mantine/core';
import { MAX_ANSWER, MAX_ANSWERS, MAX_POLL_DAYS, MAX_QUESTION, MIN_ANSWERS } from '#domains/article/constants.ts';
import type { PollView } from '#domains/article/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';

/** A poll as its author edits it. */
export interface DraftPoll {
  question: string;
  answers: string[];
  days: number;
}

const EMPTY: DraftPoll = { question: '', answers: Array<string>(MIN_ANSWERS).fill(''), days: 3 };
const DAYS = Array.from({ length: MAX_POLL_DAYS }, (_, index) => String(index + 1));

export function draftOf(poll: PollView | null): DraftPoll | null {
  return poll && { question: poll.question, answers: poll.answers.map(({ text }) => text), days: poll.days };
}

/** Edits the poll of a draft article. @param poll null: no poll */
export function PollFields({ poll, onChange }: { poll: DraftPoll | null; onChange: (poll: DraftPoll | null) => void }) {
  const { t } = useTranslation('article');
  if (!poll) {
    return (
      <div>
        <Button size="xs" variant="default" onClick={() => onChange(EMPTY)}>
          {t('poll.add')}
        </Button>
      </div>
    );
  }
  const { question, answers, days } = poll;
  return (
    <Stack as="fieldset" framed gap="sm" inset="box">
      <legend>{t('poll.title')}</legend>
      <TextInput
        label={t('poll.question')}
        value={question}
        maxLength={MAX_QUESTION}
        onChange={({ currentTarget: { value } }) => onChange({ ...poll, question: value })}
      />
      {answers.map((answer, index) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: answers are known by their places
          key={index}
          label={t('poll.answer', { number: index + 1 })}
          value={answer}
          maxLength={MAX_ANSWER}
          onChange={({ currentTarget: { value } }) => onChange({ ...poll, answers: answers.with(index, value) })}
        />
      ))}
      <NativeSelect
        label={t('poll.days')}
        value={String(days)}
        data={DAYS}
        onChange={({ currentTarget: { value } }) => onChange({ ...poll, days: Number(value) })}
      />
      <Text aside>{t('poll.fixed')}</Text>
      <Row gap="sm">
        {answers.length < MAX_ANSWERS && (
          <Button size="xs" variant="default" onClick={() => onChange({ ...poll, answers: [...answers, ''] })}>
            {t('poll.addAnswer')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => onChange(null)}>
          {t('poll.remove')}
        </Button>
      </Row>
    </Stack>
  );
}
