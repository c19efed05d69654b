import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SECOND_ADMIN_HOURS } from '#domains/admin/constants.ts';
import { LATELY_DAYS, REASON, TWO_REVIEWERS_ABOVE } from '#domains/withdrawal/constants.ts';
import type { QueuedWithdrawal, WithdrawalChecks } from '#domains/withdrawal/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { useMethodWords } from './use-method-words.ts';

/** A withdrawal that awaits an admin: what to check, and the actions. */
export function ReviewCard({ withdrawal }: { withdrawal: QueuedWithdrawal }) {
  const { t } = useTranslation('withdrawal');
  const format = useFormat();
  const { id, user, pucks, fee, state, requestedAt } = withdrawal;
  const methodWords = useMethodWords();
  const query = useQuery(api.withdrawals.checks.queryOptions({ input: { id } }));
  return (
    <Section title={t('review.one', { id })} aside={<UserLink user={user} />}>
      <Stack gap="md">
        <p>
          {t('review.asked', {
            ...{ user: user.name, pucks: format.number(pucks), when: format.instant(requestedAt) },
            ...{ fee: format.number(fee), net: format.number(pucks - fee) },
          })}{' '}
          <strong>
            {methodWords(withdrawal)} · {t(`state.${state}`)}
          </strong>
        </p>
        <Loaded query={query} skeleton={<LoadingTable rows={2} columns={4} />}>
          {({ data }) => (
            <>
              {data.takesTwo && (
                <p>{t('review.large', { large: format.number(TWO_REVIEWERS_ABOVE), hours: SECOND_ADMIN_HOURS })}</p>
              )}
              <Checks checks={data} />
              {data.mayReview ? <Acts withdrawal={withdrawal} /> : <p>{t('review.own')}</p>}
            </>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

function Checks({ checks }: { checks: WithdrawalChecks }) {
  const { t } = useTranslation('withdrawal');
  const format = useFormat();
  const yesOrNo = (is: boolean) => t(is ? 'review.yes' : 'review.no');
  const days = LATELY_DAYS;
  return (
    <>
      <StatTiles
        tiles={[
          { label: t('review.age'), value: t('ageDays', { count: checks.ageDays }) },
          { label: t('review.debt'), value: format.number(checks.debt) },
          { label: t('review.disputes'), value: checks.disputes },
          { label: t('review.frozen'), value: yesOrNo(checks.isFrozen) },
          { label: t('review.issued', { days }), value: format.number(checks.issuedLately) },
          { label: t('review.withdrawn', { days }), value: format.number(checks.withdrawnLately) },
          { label: t('review.householdPucks'), value: format.number(checks.householdPucks) },
          { label: t('review.deleted'), value: checks.deletedHousemates },
          { label: t('review.shared'), value: yesOrNo(checks.isAtSharedPlace) },
        ]}
      />
      <p>
        {t('review.housemates')}: {checks.housemates.length === 0 && t('review.nobody')}
        {checks.housemates.map((mate, index) => (
          <span key={mate.id}>
            {index > 0 && ' · '}
            <UserLink user={mate} />
          </span>
        ))}
      </p>
      {checks.approvedBy.map(({ name, at }) => (
        <p key={at}>{t('review.approvedBy', { admin: name, when: format.instant(at) })}</p>
      ))}
    </>
  );
}

function Acts({ withdrawal: { id, state, pucks, fee } }: { withdrawal: QueuedWithdrawal }) {
  const { t } = useTranslation('withdrawal');
  const format = useFormat();
  const changes = [api.withdrawals.key(), api.admin.actions.key()];
  const said = () => t('review.done');
  const take = useCommand(api.withdrawals.take.call, said, changes);
  const approve = useCommand(api.withdrawals.approve.call, said, changes);
  const refuse = useCommand(api.withdrawals.refuse.call, said, changes);
  const pay = useCommand(api.withdrawals.pay.call, said, changes);
  return (
    <Row gap="md">
      {state === 'requested' && (
        <Button loading={take.isPending} onClick={() => take.mutate({ id })}>
          {t('review.take')}
        </Button>
      )}
      {state === 'review' && (
        <Button loading={approve.isPending} onClick={() => approve.mutate({ id })}>
          {t('review.approve')}
        </Button>
      )}
      {state === 'approved' && (
        <ConfirmButton
          disabled={pay.isPending}
          question={t('review.payQuestion', { id })}
          explanation={<p>{t('review.payHint', { net: format.number(pucks - fee) })}</p>}
          confirmLabel={t('review.pay')}
          onConfirm={() => pay.mutate({ id })}
        >
          {t('review.pay')}
        </ConfirmButton>
      )}
      <ReasonDialog
        title={t('review.refuse')}
        label={t('review.reason')}
        {...REASON}
        size="sm"
        isBusy={refuse.isPending}
        onSend={(reason, close) => refuse.mutate({ id, reason }, { onSuccess: close })}
      />
    </Row>
  );
}
