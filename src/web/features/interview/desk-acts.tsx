import { lazy } from 'react';
import type { interviewDesk } from '#domains/interview/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';

const AnswerFromDesk = lazy(() => import('./answer-from-desk.tsx').then((file) => ({ default: file.AnswerFromDesk })));

export const acts: DeskActsOf<typeof interviewDesk> = {
  'interview-asked': ({ params }) => (
    <>
      <AnswerFromDesk {...params} />
      <Decline id={params.interviewId} reporter={params.reporter} />
    </>
  ),
};

function Decline({ id, reporter }: { id: number; reporter: string }) {
  const { t } = useTranslation('interview');
  return (
    <Answer
      label={t('decline')}
      about={reporter}
      does={() => client.interviews.decline({ id })}
      said={t('declined')}
      isSecond
    />
  );
}
