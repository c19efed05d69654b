import { useTranslation } from 'react-i18next';
import type { bananaLedgerKinds, bananaNotifications } from '#domains/banana/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFruitCount } from './fruit-words.ts';

type Notification = FactOf<typeof bananaNotifications>;
type Ledger = FactOf<typeof bananaLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'fruit-swapped': { icon: 'swap', Words: Swapped, to: '/fruit-trade' },
};

export const memos: RenderersOf<Ledger> = {
  'banana-prize': { icon: 'star', Words: Prize, to: '/fruit-trade' },
};

function Swapped({ give, giveCount, want, wantCount }: ParamsOf<Notification>['fruit-swapped']) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  return t('swapped', { give: counted(give, giveCount), want: counted(want, wantCount) });
}

function Prize({ recipe }: ParamsOf<Ledger>['banana-prize']) {
  const { t } = useTranslation('banana');
  return t('memo', { recipe: t(`recipe.${recipe}.name`) });
}
