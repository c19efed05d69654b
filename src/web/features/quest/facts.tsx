import type { questNotifications as kinds, questLedgerKinds } from '#domains/quest/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

export const notifications: RenderersOf<typeof kinds> = {
  'quests-done': { icon: 'flag', Words: said('quest', 'notice'), to: '/quests' },
};

export const memos: RenderersOf<typeof questLedgerKinds> = {
  'quest-reward': { icon: 'flag', Words: Reward, to: '/quests' },
};

/** A quest about a nation was one of its season; the ledger does not say which nation. */
function Reward({ quest }: ParamsOf<typeof questLedgerKinds>['quest-reward']) {
  const { t } = useTranslation('quest');
  return t('memo', { quest: t(`quest.${quest}`, { nation: t('someNation') }) });
}
