import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_COMMENT } from '#domains/trade/constants.ts';
import { Restricted } from '#web/features/restriction/restricted.tsx';
import { Row } from '#web/ui/layout.tsx';
import css from './trade.module.css';
import { useTradeCommand } from './use-trade-command.ts';

/** A field for a reason, and the two decisions that it can go with. */
export function Say({
  label,
  yes,
  no,
  said,
  say,
}: {
  label: string;
  yes: string;
  no: string;
  said: string;
  say: (isFor: boolean, reason: string) => Promise<unknown>;
}) {
  const [reason, setReason] = useState('');
  const send = useTradeCommand(
    (isFor: boolean) => say(isFor, reason),
    () => {
      setReason('');
      return said;
    },
  );
  const isEmpty = reason.trim() === '';
  return (
    <div className={css.form}>
      <Restricted />
      <Textarea
        label={label}
        maxLength={MAX_COMMENT}
        autosize
        minRows={2}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Row gap="sm" align="end">
        <Button size="xs" disabled={isEmpty} loading={send.isPending} onClick={() => send.mutate(true)}>
          {yes}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isEmpty}
          loading={send.isPending}
          onClick={() => send.mutate(false)}
        >
          {no}
        </Button>
      </Row>
    </div>
  );
}
