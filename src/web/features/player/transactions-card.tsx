import { Link } from '@tanstack/react-router';
import type { PlayerTransaction } from '#domains/player/contract.ts';
import type { PlayerId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Lists how he joined each of his clubs, newest first. */
export function TransactionsCard({ playerId }: { playerId: PlayerId }) {
  const { t } = useTranslation('player');
  return (
    <Section title={t('transactions')} isFlush>
      <Load from={api.player.transactions.queryOptions({ input: { id: playerId } })} skeleton={<LoadingTable />}>
        {({ data }) =>
          data.length === 0 ? (
            <Text nothing>{t('noTransactions')}</Text>
          ) : (
            <Lines>
              {data.map((step) => (
                <Row
                  key={`${step.kind}/${step.season}/${step.day}`}
                  as="li"
                  entry
                  justify="between"
                  gap="md"
                  close
                  inset="sm"
                >
                  <Step step={step} />
                </Row>
              ))}
            </Lines>
          )
        }
      </Load>
    </Section>
  );
}

function Step({ step }: { step: PlayerTransaction }) {
  const { t } = useTranslation('player');
  const { season, day } = step;
  const when = day === null ? t('transaction.when', { season }) : t('seasonDay', { season, day });
  // His team from then on.
  const team = step.kind === 'retired' ? null : step.kind === 'waived' ? (step.claimedBy ?? step.team) : step.team;
  return (
    <>
      <p>
        <strong>
          <Words step={step} />
        </strong>
        <br />
        {when}
        {(step.kind === 'signed' || step.kind === 'extended') &&
          step.contract === 'entry' &&
          ` · ${t('transaction.entry')}`}
        {step.kind === 'traded' && (
          <>
            {' · '}
            <Link to="/trade/{-$id}" params={{ id: String(step.tradeId) }}>
              {t('transaction.seeTrade')}
            </Link>
          </>
        )}
      </p>
      {team && <TeamLink team={team} name="abbr" />}
    </>
  );
}

function Words({ step }: { step: PlayerTransaction }) {
  const { t } = useTranslation('player');
  const format = useFormat();
  switch (step.kind) {
    case 'drafted':
      return t('transaction.drafted', { round: step.round, pick: step.pick });
    case 'signed':
    case 'extended':
      return t(`transaction.${step.kind}`, { money: format.money(step.salary), from: step.from, to: step.to });
    case 'traded':
      return step.from ? t('transaction.traded', { from: teamName(step.from) }) : t('transaction.tradedUnknown');
    case 'waived':
      if (!step.claimedBy) return t('transaction.cleared');
      return step.team ? t('transaction.claimed', { from: teamName(step.team) }) : t('transaction.claimedUnknown');
    default:
      return t(`transaction.${step.kind}`);
  }
}
