import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { shopLedgerKinds } from '#domains/shop/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Ledger = FactOf<typeof shopLedgerKinds>;

export const memos: RenderersOf<Ledger> = {
  'shop-purchase': { icon: 'star', Words: Bought, to: '/puck/shop' },
};

function Bought({ item }: ParamsOf<Ledger>['shop-purchase']) {
  const { t } = useTranslation('shop');
  return t('memo', { item: t(`item.${item}.name`) });
}
