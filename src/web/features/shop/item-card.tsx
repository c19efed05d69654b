import { Link } from '@tanstack/react-router';
import type { ShopItem, ShopView } from '#domains/shop/contract.ts';
import { PackOdds } from '#web/features/card/collected-cards.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sessionQuery, useManager } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useOrderId } from '#web/lib/use-order-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { ItemPicture } from './item-picture.tsx';
import css from './shop.module.css';
import { UseItem } from './use-item.tsx';

/** Shows an item with its preview, its price, and what it does and does not do. */
export function ItemCard({ item, shop }: { item: ShopItem; shop: ShopView }) {
  const { t } = useTranslation('shop');
  const { id, price, owned, isSoldOut } = item;
  const name = t(`item.${id}.name`);
  return (
    <Stack as="article" framed gap="sm" inset="box" aria-label={name}>
      <ItemPicture id={id} shop={shop} />
      <Text as="h3" size="lg">
        {name}
      </Text>
      <Row unbroken justify="between">
        <Pucks amount={price} />
        {owned > 0 && (
          <Words tone="good" strong>
            {owned === 1 ? t('owned') : t('ownedMany', { count: owned })}
          </Words>
        )}
      </Row>
      <dl className={css.facts}>
        <dt>{t('does')}</dt>
        <dd>{t(`item.${id}.does`)}</dd>
        <dt>{t('doesNot')}</dt>
        <dd>{t(`item.${id}.doesNot`)}</dd>
        {id === 'card-pack' && <PackOdds />}
      </dl>
      <Row gap="md">
        {!isSoldOut && <Buy item={item} name={name} />}
        <UseItem item={item} shop={shop} name={name} />
      </Row>
    </Stack>
  );
}

function Buy({ item: { id, price }, name }: { item: ShopItem; name: string }) {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const { puckBalance } = useManager();
  const [purchaseId, renewPurchaseId] = useOrderId();
  const buy = useCommand(api.shop.buy.call, () => {
    renewPurchaseId();
    return t('bought', { item: name });
  }, [api.shop.key(), api.pucks.key(), api.horns.key(), sessionQuery.queryKey]);
  if (price > puckBalance) {
    return (
      <>
        <Words tone="dim">{t('missing', { count: price - puckBalance })}</Words>
        <Link to="/puck">{t('earn')}</Link>
      </>
    );
  }
  return (
    <ConfirmButton
      size="sm"
      aria-label={t('buyNamed', { item: name })}
      loading={buy.isPending}
      question={t('question', { item: name })}
      explanation={t('explanation', {
        price: format.number(price),
        balance: format.number(puckBalance),
        left: format.number(puckBalance - price),
      })}
      confirmLabel={t('buy')}
      onConfirm={() => buy.mutate({ item: id, purchaseId })}
    >
      {t('buy')}
    </ConfirmButton>
  );
}
