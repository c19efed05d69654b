import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { FRUIT_IDS, type Fruit, MAX_IN_ORDER, MAX_ORDERS, MAX_RATIO } from '#domains/banana/constants.ts';
import type { FruitMarket } from '#domains/banana/contract.ts';
import { isFairSwap } from '#domains/banana/rules.ts';
import { api } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFruitCommand } from './use-fruit-command.ts';

/** A form that offers a swap to all users. */
export function OrderForm({ basket }: { basket: FruitMarket['basket'] }) {
  const { t } = useTranslation('banana');
  const [give, setGive] = useState<Fruit>('banana');
  const [giveCount, setGiveCount] = useState(1);
  const [want, setWant] = useState<Fruit>('mango');
  const [wantCount, setWantCount] = useState(1);
  const place = useFruitCommand(api.bananaDay.offer.call, () => t('offer.placed'));
  const canPlace = give !== want && isFairSwap(giveCount, wantCount) && (basket[give] ?? 0) >= giveCount;
  return (
    <Section title={t('offer.title')}>
      <Stack as="form" gap="sm" onSubmit={sends(() => place.mutate({ give, giveCount, want, wantCount }))}>
        <FruitSelect label={t('offer.give')} value={give} onChange={setGive} />
        <Count label={t('offer.giveCount')} value={giveCount} onChange={setGiveCount} />
        <FruitSelect label={t('offer.want')} value={want} onChange={setWant} />
        <Count label={t('offer.wantCount')} value={wantCount} onChange={setWantCount} />
        <Text tone="dim">{t('offer.hint', { count: MAX_IN_ORDER, ratio: MAX_RATIO, orders: MAX_ORDERS })}</Text>
        <div>
          <Button type="submit" loading={place.isPending} disabled={!canPlace}>
            {t('offer.place')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

function FruitSelect({ label, value, onChange }: { label: string; value: Fruit; onChange: (fruit: Fruit) => void }) {
  const { t } = useTranslation('banana');
  return (
    <Select
      label={label}
      data={FRUIT_IDS.map((fruit) => ({ value: fruit, label: t(`fruit.${fruit}.name`) }))}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => onChange(FRUIT_IDS.find((fruit) => fruit === chosen) ?? value)}
    />
  );
}

function Count({ label, value, onChange }: { label: string; value: number; onChange: (count: number) => void }) {
  return <NumberField label={label} min={1} max={MAX_IN_ORDER} value={value} onChange={onChange} />;
}
