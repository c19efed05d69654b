import { Button } from '@mantine/core';
import type { TradeView } from '#domains/trade/contract/shapes.ts';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { MustAgree } from './must-agree.tsx';
import { clubsOf } from './trade-lines.tsx';
import { useTradeCommand } from './use-trade-command.ts';

/** The actions of the two clubs' managers on an open offer. */
export function TradeActions({ trade, side }: { trade: TradeView; side: NonNullable<TradeView['side']> }) {
  const { t } = useTranslation('trade');
  const { id, from, faults } = trade;
  const accept = useTradeCommand(
    () => client.trades.accept({ id }),
    () => t(trade.third ? 'acceptedOfThree' : 'accepted'),
  );
  const decline = useTradeCommand(
    () => client.trades.decline({ id }),
    () => t('declinedYours'),
  );
  const withdraw = useTradeCommand(
    () => client.trades.withdraw({ id }),
    () => t('withdrawn'),
  );
  const warning = <MustAgree mustAgree={trade.mustAgree} teams={clubsOf(trade)} />;
  if (side === 'from') {
    return (
      <Section title={t('status.open')}>
        {warning}
        <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
          {t('withdraw')}
        </Button>
      </Section>
    );
  }
  const own = side === 'to' ? trade.to : trade.third;
  if (own && trade.acceptedBy.includes(own.clubId)) {
    return (
      <Section title={t('status.open')}>
        <p>{t('youAccepted')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('status.open')}>
      {warning}
      <Row gap="sm" align="end">
        <ConfirmButton
          question={t('acceptQuestion')}
          explanation={t(trade.third ? 'acceptExplainedOfThree' : 'acceptExplained')}
          confirmLabel={t('accept')}
          disabled={faults.length > 0}
          loading={accept.isPending}
          onConfirm={() => accept.mutate(undefined)}
        >
          {t('accept')}
        </ConfirmButton>
        <LinkButton
          variant="default"
          to="/trade/team/{-$id}"
          params={{ id: String(from.id) }}
          search={{ counters: id }}
        >
          {t('counter')}
        </LinkButton>
        <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate(undefined)}>
          {t('decline')}
        </Button>
      </Row>
    </Section>
  );
}
