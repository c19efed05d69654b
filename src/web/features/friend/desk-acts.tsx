import type { friendDesk } from '#domains/friend/kinds.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';

export const acts: DeskActsOf<typeof friendDesk> = {
  'friend-invitation': ({ params: { user, invitationId } }) => <AnswerInvitation id={invitationId} user={user} />,
};

function AnswerInvitation({ id, user }: { id: number; user: string }) {
  const { t } = useTranslation('friend');
  return (
    <>
      <Answer label={t('accept')} about={user} does={() => client.invitations.accept({ id })} said={t('accepted')} />
      <Answer
        label={t('decline')}
        about={user}
        does={() => client.invitations.decline({ id })}
        said={t('declined')}
        isSecond
      />
    </>
  );
}
