import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { neverHolds, ordersLeft, overrulings } from '#domains/lineups/rules/orders.ts';
import { ORDER_STARTER_IDS, ORDER_STARTERS } from '#domains/lineups/rules/presets.ts';
import { OrderDialog } from '#web/features/lineups/tactics/order-dialog.tsx';
import { orderSentence } from '#web/features/lineups/tactics/order-words.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './tactics.module.css';

interface Edited {
  /** Index in the list; its length for a new one. */
  index: number;
  order: TeamOrder;
}

/** Lists the conditional orders in plain words, in order of increasing priority. */
export function OrderList({
  orders,
  conditional,
  inForce,
  announce,
  onChange,
}: {
  /** All of the team's orders, tactics by period included: they count toward the limit. */
  orders: readonly TeamOrder[];
  conditional: readonly TeamOrder[];
  /** Indexes of the orders in force at the chosen moment. */
  inForce: ReadonlySet<number>;
  announce: (words: string) => void;
  onChange: (conditional: TeamOrder[]) => void;
}) {
  const { t, i18n } = useTranslation(['orders', 'tactics', 'common']);
  const { t: words } = useTranslation(['tactics', 'orders', 'common']);
  const [edited, setEdited] = useState<Edited | null>(null);
  const left = ordersLeft(orders);
  const conflicts = overrulings(conditional);
  const move = (index: number, step: -1 | 1) => {
    const changed = [...conditional];
    const [order] = changed.splice(index, 1);
    if (!order) return;
    changed.splice(index + step, 0, order);
    onChange(changed);
    announce(t('orders:moved', { from: index + 1, to: index + step + 1 }));
  };
  const remove = (index: number) => {
    onChange(conditional.filter((_, at) => at !== index));
    announce(t('orders:removed', { number: index + 1 }));
  };
  const keep = ({ index, order }: Edited) => {
    onChange(index < conditional.length ? conditional.with(index, order) : [...conditional, order]);
    announce(t('orders:kept', { number: index + 1, sentence: orderSentence(words, i18n.language, order) }));
    setEdited(null);
  };
  return (
    <Section
      title={t('orders:title')}
      aside={<AddOrder isFull={left === 0} onChoose={(order) => setEdited({ index: conditional.length, order })} />}
    >
      <Text aside>{t('orders:hint')}</Text>
      {conditional.length === 0 ? (
        <Text top="md" bottom="md">
          {t('orders:none')}
        </Text>
      ) : (
        <ol className={css.list}>
          {conditional.map((order, index) => {
            const number = index + 1;
            const sentence = orderSentence(words, i18n.language, order);
            return (
              <li key={`${sentence} ${conditional.indexOf(order)}`} data-in-force={inForce.has(index) || undefined}>
                <span className={css.number} aria-hidden>
                  {number}
                </span>
                <Stack gap="xs" justify="start">
                  <span className="visually-hidden">{t('orders:number', { number })}: </span>
                  {sentence}
                  {inForce.has(index) && (
                    <span className={css.badge}>
                      <Icon name="clock" size={13} /> {t('orders:inForce')}
                    </span>
                  )}
                  {neverHolds(order) && <Note words={t('orders:never')} />}
                  {conflicts
                    .filter(({ earlier }) => earlier === index)
                    .map(({ later, settings }) => (
                      <Note
                        key={later}
                        words={t('orders:overruled', {
                          later: later + 1,
                          settings: settings.map((setting) => words(`tactics:names.${setting}`)).join(', '),
                        })}
                      />
                    ))}
                </Stack>
                <div className={css.steps}>
                  <Step
                    label={t('orders:up', { number })}
                    icon="up"
                    isOff={index === 0}
                    onPress={() => move(index, -1)}
                  />
                  <Step
                    label={t('orders:down', { number })}
                    icon="down"
                    isOff={index === conditional.length - 1}
                    onPress={() => move(index, 1)}
                  />
                  <Step label={t('orders:edit', { number })} icon="edit" onPress={() => setEdited({ index, order })} />
                  <Step label={t('orders:remove', { number })} icon="close" onPress={() => remove(index)} />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <Text aside>{left === 0 ? t('orders:full') : t('orders:left', { count: left })}</Text>
      {edited && (
        <OrderDialog
          number={edited.index < conditional.length ? edited.index + 1 : null}
          order={edited.order}
          onKeep={(order) => keep({ index: edited.index, order })}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

function Note({ words }: { words: string }) {
  return (
    <span className={css.note}>
      <Icon name="info" size={14} /> {words}
    </span>
  );
}

function Step({
  label,
  icon,
  isOff,
  onPress,
}: {
  label: string;
  icon: IconName;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} data-tip={label} disabled={isOff} onClick={onPress}>
      <Icon name={icon} size={16} />
    </ActionIcon>
  );
}

/** Offers common orders, and a blank one. */
function AddOrder({ isFull, onChoose }: { isFull: boolean; onChoose: (order: TeamOrder) => void }) {
  const { t } = useTranslation('orders');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="compact-sm" variant="default" disabled={isFull}>
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ORDER_STARTER_IDS.map((id) => (
          <Menu.Item key={id} onClick={() => onChoose(ORDER_STARTERS[id])}>
            {t(`starter.${id}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onChoose({ tactics: {} })}>{t('own')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
