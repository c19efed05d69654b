import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_ANSWER } from '#domains/interview/constants.ts';
import type { InterviewView } from '#domains/interview/contract.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { Restricted } from '#web/features/moderation/restricted.tsx';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { AskManager } from './ask-manager.tsx';
import { Talk } from './talk.tsx';

/** Lists the interview requests that the user has received, and sent as a reporter. @param mayAsk whether the user has a desk */
export function Interviews({ mayAsk }: { mayAsk: boolean }) {
  const { t } = useTranslation('interview');
  return (
    <Load from={api.interviews.mine.queryOptions()} skeleton={<LoadingTable rows={3} />}>
      {({ data: { toAnswer, asked } }) => (
        <>
          {toAnswer.length > 0 && (
            <Section title={t('toAnswer')}>
              <Stack as="ul">
                {toAnswer.map((interview) => (
                  <li key={interview.id}>
                    <AnswerForm interview={interview} />
                  </li>
                ))}
              </Stack>
            </Section>
          )}
          {(mayAsk || asked.length > 0) && (
            <Section title={t('asked')}>
              {asked.length === 0 && <Text aside>{t('none')}</Text>}
              <Stack as="ul">
                {asked.map((interview) => (
                  <li key={interview.id}>
                    <Asked interview={interview} />
                  </li>
                ))}
              </Stack>
            </Section>
          )}
          {mayAsk && <AskManager />}
        </>
      )}
    </Load>
  );
}

function Asked({ interview }: { interview: InterviewView }) {
  const { t } = useTranslation('interview');
  const { id, state, manager, team } = interview;
  return (
    <>
      <Row gap="sm">
        <span>
          <UserLink user={manager} />, {t('to')}
        </span>
        <TeamLink team={team} />
        <Words aside>{t(`state.${state}`)}</Words>
      </Row>
      <Talk interview={interview} />
      {state === 'answered' && <Text aside>{t('quote', { id })}</Text>}
    </>
  );
}

function AnswerForm({ interview }: { interview: InterviewView }) {
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
