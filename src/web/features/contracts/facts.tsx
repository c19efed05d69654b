import { useTranslation } from 'react-i18next';
import type { contractsDesk as deskKinds, contractsLedgerKinds as ledgerKinds } from '#domains/contracts/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof deskKinds>;

export const desk: DeskRenderersOf<Desk> = {
  'contract-ending': { icon: 'sign', Words: Ending, Go: GoToContracts },
};

export const memos: RenderersOf<FactOf<typeof ledgerKinds>> = {
  wages: { icon: 'user', Words: Wages },
};

function Ending(params: ParamsOf<Desk>['contract-ending']) {
  const { t } = useTranslation('club');
  return t('desk.contract-ending', params);
}

function GoToContracts() {
  const { t } = useTranslation('club');
  return t('desk.go.contract-ending');
}

function Wages() {
  const { t } = useTranslation('club');
  return t('memo.wages');
}
