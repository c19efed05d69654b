import { Button, type ButtonProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Relation } from '#domains/friend/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useFriend } from './use-friend.ts';

/**
 * Sends a friend request, withdraws or answers one, or ends a friendship, whichever applies. Shows nothing for the user
 * themselves.
 */
export function FriendButton({ user, size }: Pick<ButtonProps, 'size'> & { user: { id: number; name: string } }) {
  const own = useUser()?.id;
  const query = useQuery(
    api.friends.relation.queryOptions({
      input: { id: user.id },
      enabled: own !== user.id,
      throwOnError: false,
      select: ({ data }) => data,
    }),
  );
  if (own === user.id || !query.data) return null;
  return <Ways user={user} relation={query.data} button={size ? { size } : {}} />;
}

function Ways({
  user,
  relation: { state, invitationId },
  button,
}: {
  user: { id: number; name: string };
  relation: Relation;
  button: Pick<ButtonProps, 'size'>;
}) {
  const { t } = useTranslation('friend');
  const { id, name } = user;
  const befriend = useFriend(
    () => client.friends.befriend({ id }),
    ({ data }) => t(data.state === 'friends' ? 'areFriends' : 'invited', { user: name }),
  );
  const withdraw = useFriend(
    () => client.invitations.withdraw({ id: invitationId ?? 0 }),
    () => t('withdrawn'),
  );
  const decline = useFriend(
    () => client.invitations.decline({ id: invitationId ?? 0 }),
    () => t('declined'),
  );
  const unfriend = useFriend(
    () => client.friends.unfriend({ id }),
    () => t('removed'),
  );
  const isBusy = befriend.isPending || withdraw.isPending || decline.isPending || unfriend.isPending;
  switch (state) {
    case 'blocked':
      return null;
    case 'none':
      return (
        <Button
          {...button}
          disabled={isBusy}
          aria-label={t('addWhom', { user: name })}
          onClick={() => befriend.mutate()}
        >
          {t('add')}
        </Button>
      );
    case 'sent':
      return (
        <Button {...button} variant="default" disabled={isBusy} onClick={() => withdraw.mutate()}>
          {t('pending')}
        </Button>
      );
    case 'received':
      return (
        <>
          <Button {...button} disabled={isBusy} onClick={() => befriend.mutate()}>
            {t('acceptFriend')}
          </Button>
          <Button {...button} variant="default" disabled={isBusy} onClick={() => decline.mutate()}>
            {t('declineFriend')}
          </Button>
        </>
      );
    case 'friends':
      return (
        <ConfirmButton
          {...button}
          variant="default"
          disabled={isBusy}
          question={t('removeQuestion', { user: name })}
          explanation={<p>{t('removeHint')}</p>}
          confirmLabel={t('remove')}
          onConfirm={() => unfriend.mutate()}
        >
          {t('remove')}
        </ConfirmButton>
      );
  }
}
