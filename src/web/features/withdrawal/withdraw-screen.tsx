import { ADULT_AGE } from '#domains/account/constants.ts';
import { MIN_AGE_DAYS } from '#domains/withdrawal/constants.ts';
import type { MyWithdrawals } from '#domains/withdrawal/contract.ts';
import { AgeQuestion } from '#web/features/raffle/age-question.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { OffNote, useIsOff } from './off-note.tsx';
import { OwnTable } from './own-table.tsx';
import { RequestForm } from './request-form.tsx';

/** Requests a payout of earned pucks, and lists earlier ones with their outcome. */
export function WithdrawScreen() {
  const { t } = useTranslation(['withdrawal', 'screens']);
  return (
    <>
      <PageHeader
        title={t('screens:/withdraw')}
        details={t('withdrawal:intro')}
        actions={<LinkButton to="/withdraw-board">{t('screens:/withdraw-board')}</LinkButton>}
      />
      <Load from={api.withdrawals.mine.queryOptions()} skeleton={<LoadingTable rows={4} columns={4} />}>
        {({ data }) => <Mine {...data} />}
      </Load>
    </>
  );
}

function Mine(mine: MyWithdrawals) {
  const { t } = useTranslation('withdrawal');
  const { standing, earned, left, ageDays, hasOpen, withdrawals } = mine;
  const isOff = useIsOff(mine.isOff);
  return (
    <Stack>
      <OffNote isOff={mine.isOff} />
      <StatTiles
        tiles={[
          { label: t('earned'), value: <Pucks amount={earned} /> },
          { label: t('left'), value: <Pucks amount={left} />, note: t('leftNote') },
          {
            label: t('age'),
            value: t('ageDays', { count: ageDays }),
            note: t('ageNote', { days: MIN_AGE_DAYS }),
          },
        ]}
      />
      {standing === 'undeclared' && <AgeQuestion changes={[api.withdrawals.key()]} />}
      {(standing === 'minor' || standing === 'admin') && <p>{t(standing, { age: ADULT_AGE })}</p>}
      {standing === 'open' && !isOff && !hasOpen && <RequestForm {...mine} />}
      <Section title={t('mine')} isFlush>
        <OwnTable rows={withdrawals} />
      </Section>
    </Stack>
  );
}
