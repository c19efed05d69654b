import type { InterviewView } from '#domains/interview/contract.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { AnswerForm } from './answer-form.tsx';
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
