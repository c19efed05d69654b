import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { sponsorshipLedgerKinds } from '#domains/sponsorship/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Ledger = FactOf<typeof sponsorshipLedgerKinds>;

const toSubject = ({ path }: { path: string }) => path;

export const memos: RenderersOf<Ledger> = {
  sponsorship: { icon: 'puck', Words: Sponsored, to: toSubject },
  'sponsorship-returned': { icon: 'puck', Words: Returned, to: toSubject },
  'sponsorship-spent': { icon: 'puck', Words: Spent, to: toSubject },
  'sponsor-share': { icon: 'puck', Words: Share, to: toSubject },
};

function Sponsored({ subject }: ParamsOf<Ledger>['sponsorship']) {
  const { t } = useTranslation('sponsorship');
  return t('memo.sponsored', { subject });
}

function Returned({ subject }: ParamsOf<Ledger>['sponsorship-returned']) {
  const { t } = useTranslation('sponsorship');
  return t('memo.returned', { subject });
}

function Spent({ subject }: ParamsOf<Ledger>['sponsorship-spent']) {
  const { t } = useTranslation('sponsorship');
  return t('memo.spent', { subject });
}

function Share({ subject }: ParamsOf<Ledger>['sponsor-share']) {
  const { t } = useTranslation('sponsorship');
  return t('memo.share', { subject });
}
