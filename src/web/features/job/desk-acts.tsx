import { SCOUT_ROLES } from '#domains/job/constants.ts';
import type { jobDesk } from '#domains/job/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import type { ParamsOf } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

type Params = ParamsOf<typeof jobDesk>;

export const acts: DeskActsOf<typeof jobDesk> = {
  'terms-offered': AnswerTerms,
  'job-offered': AcceptJob,
};

/** New terms for staff: the answer says which, so that others offered meanwhile are not accepted unseen. */
function AnswerTerms({ params }: { params: Params['terms-offered'] }) {
  const { t } = useTranslation('job');
  const { employer, role, pay, untilSeason, bonus } = params;
  const kind = SCOUT_ROLES.some((each) => each === role) ? 'scout' : 'coach';
  const answer = (isAccepted: boolean) => () => client.jobs.answerTerms({ kind, isAccepted, pay, untilSeason, bonus });
  return (
    <>
      <Answer label={t('jobs.accept')} about={employer} does={answer(true)} said={t('jobs.termsAccepted')} />
      <Answer label={t('jobs.decline')} about={employer} does={answer(false)} said={t('jobs.termsDeclined')} isSecond />
    </>
  );
}

function AcceptJob({ params: { jobId: id, employer } }: { params: Params['job-offered'] }) {
  const { t } = useTranslation('job');
  return (
    <Answer
      label={t('jobs.accept')}
      about={employer}
      does={() => client.jobs.accept({ id })}
      said={t('jobs.accepted')}
    />
  );
}
