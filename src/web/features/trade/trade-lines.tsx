import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TeamRef } from '#domains/shapes.ts';
import type { LinePartView, TradeLineView } from '#domains/trade/contract/shapes.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { usePickName } from './pick-name.tsx';
import css from './trade.module.css';

/** Trades as a list: when, what became of them, and who gives whom. */
export function TradeLines({ trades }: { trades: readonly TradeLineView[] }) {
  return (
    <ul className={css.lines}>
      {trades.map((trade) => (
        <li key={trade.id} className={css.line}>
          <TradeHead trade={trade} />
          <div className={css.halves}>
            {clubsOf(trade).map((team) => (
              <Half key={team.id} trade={trade} team={team} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function TradeHead({ trade }: { trade: TradeLineView }) {
  const { t } = useTranslation('trade');
  const { id, status, season, day, daysLeft } = trade;
  return (
    <Row gap="md">
      <Link to="/trade/{-$id}" params={{ id: String(id) }} className={css.status} data-status={status}>
        {t(`status.${status}`)}
      </Link>
      <Text as="span" tone="dim" size="sm">
        {t('when', { season, day })}
        {daysLeft !== null && ` · ${t('daysLeft', { count: daysLeft })}`}
      </Text>
    </Row>
  );
}

/** What one of the clubs gets. */
function Half({ trade, team }: { trade: TradeLineView; team: TeamRef }) {
  const { t } = useTranslation('trade');
  const parts = trade.parts.filter(({ toClubId }) => toClubId === team.clubId);
  return (
    <div>
      <Text as="h3" bottom="xs" size="sm" strong>
        <TeamLink team={team} />
      </Text>
      <ul className={css.names} aria-label={t('gets', { team: `${team.city} ${team.nickname}` })}>
        {parts.map((part) => (
          <li key={part.kind === 'pick' ? `pick/${part.pick.id}` : part.player.id}>
            <Thing part={part} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thing({ part }: { part: LinePartView }) {
  const { t } = useTranslation('trade');
  const pickName = usePickName();
  if (part.kind === 'pick') {
    return (
      <>
        {pickName(part.pick)}
        {part.isConditional && (
          <Text as="span" tone="dim" size="sm">
            {' '}
            {t('condition.has')}
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      <PlayerLink player={part.player} name="fit" face flag />
      {part.kind === 'rights' && (
        <Text as="span" tone="dim" size="sm">
          {' '}
          {t('rights')}
        </Text>
      )}
      {part.kind === 'player' && part.retention > 0 && (
        <Text as="span" tone="dim" size="sm">
          {' '}
          {t('retains', { percent: part.retention })}
        </Text>
      )}
    </>
  );
}

/** Who answers first, then who offers, then the third. */
export function clubsOf({ from, to, third }: Pick<TradeLineView, 'from' | 'to' | 'third'>): TeamRef[] {
  return third ? [to, from, third] : [to, from];
}
