import type { interviewDesk } from '#domains/interview/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';

export const acts: DeskActsOf<typeof interviewDesk> = {
  'interview-asked': ({ params: { reporter, interviewId } }) => <Decline id={interviewId} reporter={reporter} />,
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
