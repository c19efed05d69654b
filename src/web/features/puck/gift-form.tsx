import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GIFT } from '#domains/puck/constants.ts';
import { api } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { sessionQuery, useManager } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useOrderId } from '#web/lib/use-order-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

const USUAL = 10;

/** A form that gives pucks to a friend. @param left pucks that may still be given today */
export function GiftForm({ left }: { left: number }) {
  const { t } = useTranslation('puck');
  const { puckBalance } = useManager();
  const friends = useQuery(api.friends.list.queryOptions()).data?.data ?? [];
  const [friendId, setFriendId] = useState<string | null>(null);
  const [pucks, setPucks] = useState<number>(USUAL);
  const [giftId, renewGiftId] = useOrderId();
  const give = useCommand(api.pucks.give.call, () => {
    renewGiftId();
    return t('given');
  }, [api.pucks.key(), sessionQuery.queryKey]);
  const most = Math.min(left, puckBalance);
  return (
    <>
      <Text bottom="md" prose>
        {t('giftHint', { ...GIFT, left })}
      </Text>
      {friends.length === 0 ? (
        <LinkButton to="/friends" variant="default">
          {t('toFriends')}
        </LinkButton>
      ) : (
        <Row
          as="form"
          gap="md"
          align="end"
          onSubmit={sends(() => {
            if (friendId !== null) give.mutate({ id: Number(friendId), pucks, giftId });
          })}
        >
          <Select
            label={t('friend')}
            data={friends.map(({ user }) => ({ value: String(user.id), label: user.name }))}
            value={friendId}
            onChange={setFriendId}
            searchable
          />
          <NumberField label={t('giftPucks')} min={1} max={Math.max(1, most)} value={pucks} onChange={setPucks} />
          <Button type="submit" loading={give.isPending} disabled={friendId === null || most === 0}>
            {t('give')}
          </Button>
        </Row>
      )}
    </>
  );
}
