import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FRUIT_IDS, MAX_FOUND } from '#domains/banana/constants.ts';
import type { BananaDayView, FruitMarket } from '#domains/banana/contract.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useChangeSettings, useSwitch } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { FruitDrawing } from './fruit-drawing.tsx';
import { LeaderTable } from './leader-table.tsx';
import { OrderBook } from './order-book.tsx';
import { OrderForm } from './order-form.tsx';
import { OwnSwaps } from './own-swaps.tsx';
import { Prizes } from './prizes.tsx';

/** How often the market is refetched, as others offer and take swaps. */
const LOOK_EVERY_MS = 20_000;

/** Shows Banana Day: how much fruit is found, the user's basket, the prizes made of it, and the market of swaps. */
export function FruitTradeScreen() {
  const { t } = useTranslation(['banana', 'screens']);
  const day = useQuery({ ...api.bananaDay.find.queryOptions(), refetchInterval: LOOK_EVERY_MS });
  const market = useQuery({ ...api.bananaDay.market.queryOptions(), refetchInterval: LOOK_EVERY_MS });
  return (
    <>
      <PageHeader title={t('screens:/fruit-trade')} details={t('banana:intro')} />
      <Stack>
        <Loaded query={day} skeleton={<LoadingTable rows={2} columns={4} />}>
          {({ data }) => <Day day={data} />}
        </Loaded>
        <Loaded query={market} skeleton={<LoadingTable rows={8} columns={4} />}>
          {({ data }) => <Market market={data} isOn={day.data?.data.isOn === true} />}
        </Loaded>
      </Stack>
    </>
  );
}

function Day({ day: { isOn, heldOn, next, found, left, hidden, hidesAgainAt, clues } }: { day: BananaDayView }) {
  const { t } = useTranslation('banana');
  const format = useFormat();
  return (
    <>
      <StatTiles
        tiles={[
          {
            label: t('day.next'),
            value: isOn ? t('day.today') : t('day.inDays', { count: next.inDays }),
            note: t('day.nextDate', isOn && heldOn ? heldOn : next),
          },
          ...(isOn
            ? [
                { label: t('day.found'), value: found },
                { label: t('day.left'), value: left, note: t('day.leftNote', { max: MAX_FOUND }) },
                {
                  label: t('day.hidden'),
                  value: hidden,
                  note: t('day.hiddenNote', { time: format.instant(hidesAgainAt, 'time') }),
                },
              ]
            : []),
        ]}
      />
      <Section title={t('day.title')}>
        <Stack gap="sm">
          <p>{isOn ? t('day.on') : t('day.off', { day: BANANA_DAY })}</p>
          <Text tone="dim">
            {!isOn && heldOn && `${t('day.fresh', heldOn)} `}
            {t('day.expires')}
          </Text>
          {isOn && <Clues clues={clues} hidden={hidden} left={left} />}
        </Stack>
      </Section>
    </>
  );
}

/** The clues in words, on demand. */
function Clues({ clues, hidden, left }: Pick<BananaDayView, 'clues' | 'hidden' | 'left'>) {
  const { t } = useTranslation('banana');
  const hasClues = useSwitch('banana-day-clues', false);
  const change = useChangeSettings();
  if (hidden === 0) return <p>{t(left === 0 ? 'day.enough' : 'day.allFound')}</p>;
  if (!hasClues) {
    return (
      <Row gap="md">
        <Words tone="dim">{t('day.cluesOff')}</Words>
        <Button size="compact-sm" variant="default" onClick={() => change.mutate({ 'banana-day-clues': true })}>
          {t('announced.showClues')}
        </Button>
      </Row>
    );
  }
  return (
    <Stack as="ul" gap="sm" bullets aria-label={t('day.clues')}>
      {clues.map((place) => (
        <li key={place}>{t(`clue.${place}`)}</li>
      ))}
    </Stack>
  );
}

function Market({ market, isOn }: { market: FruitMarket; isOn: boolean }) {
  const leaders = useQuery(api.bananaDay.leaders.queryOptions());
  return (
    <MainAndSide>
      <Stack>
        <OrderBook market={market} />
        {market.own.length > 0 && <OwnSwaps own={market.own} />}
        <Loaded query={leaders} skeleton={<LoadingTable rows={5} columns={3} />}>
          {({ data }) => <LeaderTable leaders={data} />}
        </Loaded>
      </Stack>
      <Stack>
        <Basket market={market} isOn={isOn} />
        <Prizes market={market} />
        <OrderForm basket={market.basket} />
      </Stack>
    </MainAndSide>
  );
}

function Basket({ market: { basket, hornUntil }, isOn }: { market: FruitMarket; isOn: boolean }) {
  const { t } = useTranslation('banana');
  const isEmpty = FRUIT_IDS.every((fruit) => (basket[fruit] ?? 0) === 0);
  return (
    <Section title={t('basket.title')}>
      {isEmpty ? (
        <EmptyState icon="star" title={t('basket.empty')}>
          <p>{t(isOn ? 'basket.emptyOn' : 'basket.emptyOff')}</p>
        </EmptyState>
      ) : (
        <Columns as="ul" min={140} gap="sm" align="stretch">
          {FRUIT_IDS.map((fruit) => (
            <Row key={fruit} as="li" unbroken gap="sm" numeric>
              <FruitDrawing fruit={fruit} size={30} />
              <span>{t(`fruit.${fruit}.count`, { count: basket[fruit] ?? 0 })}</span>
            </Row>
          ))}
        </Columns>
      )}
      {hornUntil && (
        <Text top="md">
          {t('horn.until', hornUntil)}{' '}
          <Link to="/settings" search={{ section: 'horns' }}>
            {t('horn.choose')}
          </Link>
        </Text>
      )}
    </Section>
  );
}
