import { useSearch } from '@tanstack/react-router';
import { adminPolicy } from '#domains/admin/policy.ts';
import { ModerationQueue } from '#web/features/moderation/queue.tsx';
import { PurchasesTab } from '#web/features/purchase/admin-tab.tsx';
import { WithdrawalsTab } from '#web/features/withdrawal/admin-tab.tsx';
import { useAbility } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { ClockTab } from './clock-tab.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { RecordTab } from './record-tab.tsx';
import { SiteTab } from './site-tab.tsx';
import { StaffTab } from './staff-tab.tsx';
import { UsersTab } from './users-tab.tsx';
import { WorldCheck } from './world-check.tsx';

const TABS = [
  'clock',
  'check',
  'users',
  'staff',
  'reports',
  'questions',
  'pucks',
  'withdrawals',
  'site',
  'record',
] as const;

/**
 * Shows the admin's tools: the world's clock and invariants, users and staff, reports and questions from users,
 * purchases, pucks and withdrawals, closed features, and the log of admin actions. The server refuses all other users.
 */
export function AdminScreen() {
  const { t } = useTranslation('admin');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const isAdmin = useAbility(adminPolicy.moveClock);
  // Moderators only work through the reports.
  const tabs = isAdmin ? TABS : (['reports'] as const);
  const tab = tabs.find((known) => known === search['tab']) ?? tabs[0];
  return (
    <>
      <PageHeader title={t('title')} />
      <TabLinks label={t('tabs.label')} current={tab} tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))} />
      {tab === 'clock' && <ClockTab />}
      {tab === 'check' && <WorldCheck />}
      {tab === 'users' && <UsersTab />}
      {tab === 'staff' && <StaffTab />}
      {tab === 'reports' && <ModerationQueue />}
      {tab === 'questions' && <QuestionsTab />}
      {tab === 'pucks' && <PurchasesTab />}
      {tab === 'withdrawals' && <WithdrawalsTab />}
      {tab === 'site' && <SiteTab />}
      {tab === 'record' && <RecordTab />}
    </>
  );
}
