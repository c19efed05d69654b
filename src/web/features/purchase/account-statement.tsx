import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PUCK_COLORS } from '#domains/finances/constants.ts';
import { MAX_GRANT, MAX_REASON } from '#domains/purchase/constants.ts';
import type { StatementView } from '#domains/purchase/contract.ts';
import type { UserId } from '#engine/ids.ts';
import { TransactionTable } from '#web/features/puck/transaction-table.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useOrderId } from '#web/lib/use-order-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Box, Row, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './purchase.module.css';

/** For admins: the pucks of any account, and the admin's actions. */
export function AccountStatement() {
  const { t } = useTranslation('purchase');
  const userId = useSearchNumber('account');
  const setSearch = useSetSearch();
  const [typed, setTyped] = useState(userId ?? null);
  return (
    <Section title={t('admin.statement')} isFlush>
      <Box
        as="form"
        inset="md"
        prose
        onSubmit={sends(() => setSearch({ account: typeof typed === 'number' ? typed : undefined }))}
      >
        <Row as="span" gap="md" align="end">
          <NumberField
            label={t('admin.userId')}
            kind="id"
            step={null}
            min={1}
            max={Number.MAX_SAFE_INTEGER}
            isOptional
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit" variant="default">
            {t('admin.show')}
          </Button>
        </Row>
      </Box>
      {userId !== undefined && <Statement key={userId} userId={userId} />}
    </Section>
  );
}

function Statement({ userId }: { userId: UserId }) {
  const { t } = useTranslation('purchase');
  return (
    <Load
      from={api.purchases.statement.queryOptions({ input: { id: userId } })}
      skeleton={<LoadingTable />}
      missing={
        <Text inset="md" prose>
          {t('missingTitle')}
        </Text>
      }
    >
      {({ data }) => (
        <>
          <Summary statement={data} />
          <TransactionTable rows={data.transactions} csvName={`pucks-${userId}`} />
        </>
      )}
    </Load>
  );
}

function Summary({ statement }: { statement: StatementView }) {
  const { t } = useTranslation(['purchase', 'puck']);
  const format = useFormat();
  const { userId, user, colors, debt, freezes } = statement;
  return (
    <Box inset="md" prose>
      <UserLink user={{ id: userId, name: user }} />
      <StatTiles
        tiles={[
          ...PUCK_COLORS.map((color) => ({
            label: t(`puck:color.${color}`),
            value: <Pucks amount={colors[color]} />,
          })),
          { label: t('purchase:admin.debt'), value: <Pucks amount={debt} /> },
        ]}
      />
      {freezes.map(({ cause, reason, since }) => (
        <p key={cause} className={css.words}>
          {t('purchase:admin.frozen', {
            when: format.instant(since),
            reason: reason || t('purchase:admin.dispute'),
          })}
        </p>
      ))}
      <Acts statement={statement} />
    </Box>
  );
}

function Acts({ statement: { userId, user, freezes } }: { statement: StatementView }) {
  const { t } = useTranslation('purchase');
  const [reason, setReason] = useState('');
  const [pucks, setPucks] = useState<number>(0);
  const [requestId, renewRequestId] = useOrderId();
  const changes = [api.purchases.key()];
  const isFrozen = freezes.some(({ cause }) => cause === 'admin');
  const freeze = useCommand(api.purchases.setFrozen.call, () => t('admin.freezeDone'), changes);
  const grant = useCommand(
    api.purchases.grant.call,
    () => {
      renewRequestId();
      return t('admin.granted');
    },
    changes,
  );
  const label = t(isFrozen ? 'admin.unfreeze' : 'admin.freeze');
  return (
    <Row as="form" gap="md" align="end" onSubmit={sends(() => grant.mutate({ id: userId, pucks, reason, requestId }))}>
      <TextInput
        label={t('admin.publicReason')}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <NumberField
        label={t('admin.grantPucks')}
        {...{ min: -MAX_GRANT, max: MAX_GRANT, value: pucks }}
        onChange={setPucks}
      />
      <Button type="submit" loading={grant.isPending} disabled={reason.trim() === '' || pucks === 0}>
        {t('admin.grant')}
      </Button>
      <ConfirmButton
        variant="default"
        disabled={reason.trim() === '' || freeze.isPending}
        question={t(isFrozen ? 'admin.unfreezeQuestion' : 'admin.freezeQuestion', { name: user })}
        confirmLabel={label}
        onConfirm={() => freeze.mutate({ id: userId, isFrozen: !isFrozen, reason })}
      >
        {label}
      </ConfirmButton>
      {freezes.flatMap(({ cause }) => {
        const disputeOf = disputed(cause);
        if (disputeOf === null) return [];
        const lift = t('admin.lift', { id: disputeOf });
        return [
          <ConfirmButton
            key={cause}
            variant="default"
            disabled={reason.trim() === '' || freeze.isPending}
            question={t('admin.liftQuestion', { name: user, id: disputeOf })}
            confirmLabel={lift}
            onConfirm={() => freeze.mutate({ id: userId, isFrozen: false, disputeOf, reason })}
          >
            {lift}
          </ConfirmButton>,
        ];
      })}
    </Row>
  );
}

/** Returns the purchase whose dispute caused a freeze; null: another cause. */
function disputed(cause: string): number | null {
  const id = /^dispute\/(\d+)$/.exec(cause)?.[1];
  return id === undefined ? null : Number(id);
}
