import type { cupDesk } from '#domains/cup/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';

export const acts: DeskActsOf<typeof cupDesk> = {
  'cup-invitation': ({ params: { cup, invitationId } }) => <AnswerInvitation id={invitationId} cup={cup} />,
};

function AnswerInvitation({ id, cup }: { id: number; cup: string }) {
  const { t } = useTranslation('cup');
  return (
    <>
      <Answer label={t('accept')} about={cup} does={() => client.invitations.accept({ id })} said={t('said.entered')} />
      <Answer
        label={t('decline')}
        about={cup}
        does={() => client.invitations.decline({ id })}
        said={t('said.declined')}
        isSecond
      />
    </>
  );
}
