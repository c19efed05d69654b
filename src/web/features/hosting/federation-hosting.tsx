import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_PLEA, PLEDGE } from '#domains/hosting/constants.ts';
import type { FederationHosting as View } from '#domains/hosting/contract.ts';
import type { NationId } from '#engine/ids.ts';
import { Restricted } from '#web/features/restriction/restricted.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { MainAndSide, Stack, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bids, Hosts } from './bids-and-hosts.tsx';

/** Shows a federation's bid to host the world championship, and past hosts. */
export function FederationHosting({ nationId }: { nationId: NationId }) {
  return (
    <Load from={api.hosting.ofFederation.queryOptions({ input: { id: nationId } })}>
      {({ data }) => (
        <MainAndSide>
          <Stack>
            <Bids view={data} />
            <Hosts view={data} />
          </Stack>
          <Stack>{data.abilities.preside && data.isOpen && <Own nationId={nationId} view={data} />}</Stack>
        </MainAndSide>
      )}
    </Load>
  );
}

function Own({ nationId, view: { bids, balance, hasWithdrawn } }: { nationId: NationId; view: View }) {
  const { t } = useTranslation('hosting');
  const format = useFormat();
  const [pledge, setPledge] = useState<number>(PLEDGE.least);
  const [plea, setPlea] = useState('');
  const changes = [api.hosting.key(), api.federations.key()];
  const bid = useCommand(client.hosting.bid, () => t('bidSaid'), changes);
  const withdraw = useCommand(client.hosting.withdraw, () => t('withdrawSaid'), changes);
  const own = bids.find((one) => one.nationId === nationId);
  return (
    <Section title={t('own')}>
      <Stack gap="sm" hugs>
        <Words aside>{t('balance', { money: format.money(balance) })}</Words>
        {hasWithdrawn && <p>{t('withdrawn')}</p>}
        {own && (
          <ConfirmButton
            size="xs"
            variant="default"
            loading={withdraw.isPending}
            question={t('withdrawQuestion')}
            explanation={<p>{t('withdrawHint')}</p>}
            confirmLabel={t('withdraw')}
            onConfirm={() => withdraw.mutate({ id: nationId })}
          >
            {t('withdraw')}
          </ConfirmButton>
        )}
        {!own && !hasWithdrawn && (
          <Stack as="form" gap="sm" hugs onSubmit={sends(() => bid.mutate({ id: nationId, pledge, plea }))}>
            <NumberField
              label={t('pledge')}
              kind="money"
              min={PLEDGE.least}
              max={PLEDGE.most}
              step={PLEDGE.least}
              value={pledge}
              error={balance < pledge && t('tooDear')}
              onChange={setPledge}
            />
            <Restricted />
            <Textarea
              label={t('plea')}
              w="100%"
              autosize
              minRows={2}
              maxLength={MAX_PLEA}
              value={plea}
              onChange={({ currentTarget: { value } }) => setPlea(value)}
            />
            <Words aside>{t('once')}</Words>
            <Button type="submit" size="xs" loading={bid.isPending} disabled={balance < pledge}>
              {t('bid')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
