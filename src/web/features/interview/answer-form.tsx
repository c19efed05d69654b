import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_ANSWER } from '#domains/interview/constants.ts';
import type { InterviewView } from '#domains/interview/contract.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { Restricted } from '#web/features/restriction/restricted.tsx';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';

/** The questions of a reporter, with a field for each answer. */
export function AnswerForm({ interview }: { interview: InterviewView }) {
  const { t } = useTranslation('interview');
  const { id, reporter, questions } = interview;
  const [answers, setAnswers] = useState(() => questions.map(() => ''));
  const changes = [api.interviews.key(), api.club.key()];
  const send = useCommand(client.interviews.answer, () => t('sent'), changes);
  const decline = useCommand(client.interviews.decline, () => t('declined'), changes);
  const isBusy = send.isPending || decline.isPending;
  return (
    <Stack as="form" gap="md" onSubmit={sends(() => send.mutate({ id, answers }))}>
      <PersonLink person={reporter} face flag />
      <ReportWords kind="interview-questions" id={id} />
      <Restricted />
      {questions.map((question, index) => (
        <Textarea
          key={question}
          label={question}
          value={answers[index] ?? ''}
          required
          autosize
          minRows={2}
          maxLength={MAX_ANSWER}
          onChange={({ currentTarget: { value } }) => setAnswers((now) => now.with(index, value))}
        />
      ))}
      <Words aside>{t('public')}</Words>
      <Row gap="sm">
        <Button type="submit" disabled={isBusy || answers.some((given) => given.trim() === '')}>
          {t('send')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => decline.mutate({ id })}>
          {t('decline')}
        </Button>
      </Row>
    </Stack>
  );
}
