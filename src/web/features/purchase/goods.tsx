import { useCallback } from 'react';
import type { Currency } from '#domains/account/constants.ts';
import { PRODUCT_IDS, type ProductId, productOf } from '#domains/purchase/constants.ts';
import { goodsOf } from '#domains/purchase/rules.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Returns a function that names products. */
export function useGoodsName(): (id: ProductId) => string {
  const { t } = useTranslation('purchase');
  return useCallback(
    (id) => {
      const { pucks, months } = goodsOf(productOf(id));
      return months > 0 ? t('goods.premium', { count: months }) : t('goods.pucks', { count: pucks });
    },
    [t],
  );
}

/** Buttons to the checkout of products, with prices. */
export function ProductButtons({ currency, except }: { currency: Currency; except?: ProductId }) {
  const nameOf = useGoodsName();
  const format = useFormat();
  return (
    <Row gap="md" align="end">
      {PRODUCT_IDS.filter((id) => id !== except).map((id) => (
        <LinkButton key={id} to="/shop/checkout/$id" params={{ id }} variant="default">
          {nameOf(id)} · {format.price(productOf(id).price, currency)}
        </LinkButton>
      ))}
    </Row>
  );
}
