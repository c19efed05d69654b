import type { bananaLedgerKinds, bananaNotifications } from '#domains/banana/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { useFruitCount } from './fruit-words.ts';

export const notifications: RenderersOf<typeof bananaNotifications> = {
  'fruit-swapped': { icon: 'swap', Words: Swapped, to: '/fruit-trade' },
};

export const memos: RenderersOf<typeof bananaLedgerKinds> = {
  'banana-prize': { icon: 'star', Words: said('banana', 'memo'), to: '/fruit-trade' },
};

function Swapped({ give, giveCount, want, wantCount }: ParamsOf<typeof bananaNotifications>['fruit-swapped']) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  return t('swapped', { give: counted(give, giveCount), want: counted(want, wantCount) });
}
