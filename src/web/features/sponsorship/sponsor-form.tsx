import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Subject } from '#domains/shapes.ts';
import { MAX_LINE, NAME, PUCKS, TICKET_SHARE } from '#domains/sponsorship/constants.ts';
import type { SponsorBoard } from '#domains/sponsorship/contract.ts';
import { api } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { sessionQuery, useManager } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useOrderId } from '#web/lib/use-order-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';

/** A form for sponsoring a subject with pucks, under a name and a line that its boards show. */
export function SponsorForm({ subject, board }: { subject: Subject; board: SponsorBoard }) {
  const { t } = useTranslation('sponsorship');
  const user = useManager();
  const [pucks, setPucks] = useState<number>(PUCKS.usual);
  const [name, setName] = useState(user.name);
  const [line, setLine] = useState('');
  const [orderId, renewOrderId] = useOrderId();
  const send = useCommand(api.sponsorships.sponsor.call, () => {
    renewOrderId();
    return t('form.done');
  }, [api.sponsorships.key(), api.pucks.key(), sessionQuery.queryKey]);
  return (
    <Section title={t('form.title', { subject: board.name })}>
      <form onSubmit={sends(() => send.mutate({ ...subject, pucks, name, line, orderId }))}>
        <Stack gap="md" justify="start">
          <NumberField
            label={t('form.pucks')}
            {...{ min: PUCKS.min, max: PUCKS.max, value: pucks }}
            onChange={setPucks}
          />
          <TextInput
            label={t('form.name')}
            {...{ required: true, minLength: NAME.min, maxLength: NAME.max, value: name, w: '100%', maw: '24rem' }}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <TextInput
            label={t('form.line')}
            {...{ maxLength: MAX_LINE, value: line, w: '100%', maw: '32rem' }}
            onChange={({ currentTarget: { value } }) => setLine(value)}
          />
          <p>{board.isEvent ? t('form.event', { percent: TICKET_SHARE }) : t('form.spent')}</p>
          <p>{t('form.hint')}</p>
          <Button type="submit" loading={send.isPending} disabled={user.puckBalance < pucks}>
            {t('form.button')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
