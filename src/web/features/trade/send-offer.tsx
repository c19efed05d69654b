import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { EXPIRY, MAX_COMMENT } from '#domains/trade/constants.ts';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import type { Asked } from './ask-them.tsx';
import { useTradeCommand } from './use-trade-command.ts';

/** Sends the trade; to a manager with a comment and the days until it expires. */
export function SendOffer({
  asked,
  isManaged,
  countersId,
  isLegal,
}: {
  asked: Asked;
  isManaged: boolean;
  countersId: number | null;
  isLegal: boolean;
}) {
  const { t } = useTranslation('trade');
  const navigate = useNavigate();
  const [days, setDays] = useState<number>(EXPIRY.usual);
  const [comment, setComment] = useState('');
  const send = useTradeCommand(
    () => client.trades.propose({ ...asked, days, comment, ...(countersId === null ? {} : { counters: countersId }) }),
    ({ data: { tradeId, status } }) => {
      void navigate({ to: '/trade/{-$id}', params: { id: String(tradeId) } });
      return status === 'open'
        ? t('sent')
        : t(`answered.${status === 'done' || status === 'escrow' ? status : 'declined'}`);
    },
  );
  return (
    <Row gap="sm" align="end">
      {isManaged && (
        <>
          <NativeSelect
            label={t('days')}
            value={String(days)}
            data={Array.from({ length: EXPIRY.most }, (_, index) => ({
              value: String(index + EXPIRY.least),
              label: t('daysOption', { count: index + EXPIRY.least }),
            }))}
            onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          />
          <TextInput
            flex="1 1 200px"
            label={t('comment')}
            placeholder={t('commentHint')}
            maxLength={MAX_COMMENT}
            value={comment}
            onChange={({ currentTarget: { value } }) => setComment(value)}
          />
        </>
      )}
      {!isManaged && <Text aside>{t('reviewedToo')}</Text>}
      <Button disabled={!isLegal} loading={send.isPending} onClick={() => send.mutate(undefined)}>
        {t(countersId === null ? 'send' : 'sendCounter')}
      </Button>
    </Row>
  );
}
