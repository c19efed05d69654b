import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useFriend } from './use-friend.ts';

/** Blocks another manager, or unblocks them. */
export function BlockButton({ user: { id, name } }: { user: { id: number; name: string } }) {
  const { t } = useTranslation('friend');
  const query = useQuery(api.friends.blocked.queryOptions({ throwOnError: false, select: ({ data }) => data }));
  const block = useFriend(
    () => client.friends.block({ id }),
    () => t('blocked', { user: name }),
  );
  const unblock = useFriend(
    () => client.friends.unblock({ id }),
    () => t('unblocked', { user: name }),
  );
  if (!query.data) return null;
  const isBusy = block.isPending || unblock.isPending;
  if (query.data.some((one) => one.id === id)) {
    return (
      <Button
        size="compact-sm"
        variant="default"
        disabled={isBusy}
        aria-label={t('unblockWhom', { user: name })}
        onClick={() => unblock.mutate()}
      >
        {t('unblock')}
      </Button>
    );
  }
  return (
    <ConfirmButton
      size="compact-sm"
      variant="default"
      disabled={isBusy}
      aria-label={t('blockWhom', { user: name })}
      question={t('blockQuestion', { user: name })}
      explanation={<p>{t('blockHint')}</p>}
      confirmLabel={t('block')}
      onConfirm={() => block.mutate()}
    >
      {t('block')}
    </ConfirmButton>
  );
}
