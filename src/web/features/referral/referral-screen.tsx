import { Button, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { LIMIT_DAYS, MAX_REFERRALS, REFERRAL_PUCKS } from '#domains/puck/constants.ts';
import { ACTIVE_DAYS } from '#domains/referral/constants.ts';
import type { Referrals } from '#domains/referral/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { standingOf, useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './referral.module.css';

/** Numbers in the words of the reward. */
const REWARD = { pucks: REFERRAL_PUCKS, days: ACTIVE_DAYS, friends: MAX_REFERRALS, limitDays: LIMIT_DAYS };

/** Shows the user's own link and referrals; visitors see a description of the program. */
export function ReferralScreen() {
  const { t } = useTranslation(['referral', 'screens']);
  const isManager = standingOf(useUser()) === 'activated';
  return (
    <>
      <PageHeader title={t('screens:/referral-program')} details={t('referral:intro')} />
      <div className={css.cards}>
        <Section title={t('referral:how')}>
          <Stack as="ol" gap="sm" bullets>
            <li>{t('referral:steps.share')}</li>
            <li>{t('referral:steps.join')}</li>
            <li>{t('referral:steps.list')}</li>
          </Stack>
        </Section>
        <Section title={t('referral:earned')}>
          <Text bottom="md" prose>
            {t('referral:earnedWords', REWARD)}
          </Text>
        </Section>
        {isManager ? (
          <Own />
        ) : (
          <Section title={t('referral:link')}>
            <Text bottom="md" prose>
              {t('referral:guest')}
            </Text>
            <LinkButton to="/auth/register">{t('referral:register')}</LinkButton>
          </Section>
        )}
      </div>
    </>
  );
}

function Own() {
  return (
    <Load from={api.referral.mine.queryOptions()} skeleton={<LoadingTable rows={4} columns={3} />}>
      {({ data }) => (
        <>
          <Link refCode={data.refCode} />
          <Joined {...data} />
        </>
      )}
    </Load>
  );
}

function Link({ refCode }: { refCode: string }) {
  const { t } = useTranslation(['referral', 'common']);
  const address = `${location.origin}/auth/register?ref=${encodeURIComponent(refCode)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      alert('success', t('referral:copied'));
    } catch {
      alert('error', t('common:somethingFailed'));
    }
  };
  return (
    <Section title={t('referral:link')} className={css.wide}>
      <Row gap="lg" align="end">
        <TextInput
          flex="1 1 320px"
          label={t('referral:link')}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()}>{t('referral:copy')}</Button>
        <div>
          <div className={css.label}>{t('referral:code')}</div>
          <strong className={css.code}>{refCode}</strong>
          <Text as="div" aside>
            {t('referral:codeHint')}
          </Text>
        </div>
      </Row>
    </Section>
  );
}

function Joined({ joined, waiting }: Referrals) {
  const { t } = useTranslation('referral');
  const col = useColumnKit('referral:').of<Referrals['joined'][number]>();
  const columns = useMemo(
    (): Column<Referrals['joined'][number]>[] => [
      col.user('manager', 'user'),
      col.team('club', 'team', {
        name: 'full',
        value: ({ team }) => (team ? `${team.city} ${team.nickname}` : ''),
        none: <Words aside>{t('noClub')}</Words>,
      }),
      col.instant('since', 'joinedAt', { style: 'date' }),
      col.count('played', 'daysPlayed', {
        cell: ({ daysPlayed }) => t('progress', { days: daysPlayed, need: ACTIVE_DAYS }),
      }),
      col.text('state', 'reward', { header: t('earned'), value: ({ reward }) => t(`reward.${reward}`) }),
    ],
    [t, col],
  );
  return (
    <Section
      title={joined.length === 0 ? t('joined') : t('joinedCount', { count: joined.length })}
      className={css.wide}
      isFlush
    >
      {joined.length === 0 ? (
        <EmptyState icon="community" title={t('noneTitle')}>
          <p>{t('none')}</p>
        </EmptyState>
      ) : (
        <DataTable
          name="referrals"
          label={t('joined')}
          rows={joined}
          columns={columns}
          rowKey={({ user }) => user.id}
        />
      )}
      {waiting > 0 && (
        <Text inset="md" tone="dim">
          {t('waiting', { count: waiting })}
        </Text>
      )}
    </Section>
  );
}
