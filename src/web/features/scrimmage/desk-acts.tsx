import type { scrimmageDesk } from '#domains/scrimmage/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';

export const acts: DeskActsOf<typeof scrimmageDesk> = {
  'scrimmage-invitation': ({ params: { team, scrimmageId } }) => <AnswerInvitation id={scrimmageId} team={team} />,
};

function AnswerInvitation({ id, team }: { id: number; team: string }) {
  const { t } = useTranslation('scrimmage');
  return (
    <>
      <Answer label={t('accept')} about={team} does={() => client.scrimmages.accept({ id })} said="" />
      <Answer
        label={t('decline')}
        about={team}
        does={() => client.scrimmages.decline({ id })}
        said={t('declined')}
        isSecond
      />
    </>
  );
}
