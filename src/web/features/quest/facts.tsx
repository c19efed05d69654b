import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { questNotifications as kinds, questLedgerKinds } from '#domains/quest/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof kinds>;
type Ledger = FactOf<typeof questLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'quests-done': { icon: 'flag', Words: said('quest', 'notice'), to: '/quests' },
};

export const memos: RenderersOf<Ledger> = {
  'quest-reward': { icon: 'flag', Words: Reward, to: '/quests' },
};

/** A quest about a nation was one of its season: which nation it was, the ledger does not say. */
function Reward({ quest }: ParamsOf<Ledger>['quest-reward']) {
  const { t } = useTranslation('quest');
  return t('memo', { quest: t(`quest.${quest}`, { nation: t('someNation') }) });
}
