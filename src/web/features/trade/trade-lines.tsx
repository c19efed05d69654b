import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TradeLineView } from '#domains/trade/contract.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './trade.module.css';

/** Trades as a list: when, what became of them, and who gives whom. */
export function TradeLines({ trades }: { trades: readonly TradeLineView[] }) {
  return (
    <ul className={css.lines}>
      {trades.map((trade) => (
        <li key={trade.id} className={css.line}>
          <TradeHead trade={trade} />
          <div className={css.halves}>
            <Half trade={trade} side="to" />
            <Half trade={trade} side="from" />
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
    <div className={css.lineHead}>
      <Link to="/trade/{-$id}" params={{ id: String(id) }} className={css.status} data-status={status}>
        {t(`status.${status}`)}
      </Link>
      <span className={css.dim}>
        {t('when', { season, day })}
        {daysLeft !== null && ` · ${t('daysLeft', { count: daysLeft })}`}
      </span>
    </div>
  );
}

/** What one of the clubs gets. */
function Half({ trade, side }: { trade: TradeLineView; side: 'from' | 'to' }) {
  const { t } = useTranslation('trade');
  const team = trade[side];
  const parts = trade.parts.filter(({ fromClubId }) => fromClubId !== team.clubId);
  return (
    <div>
      <h3 className={css.small}>
        <TeamLink team={team} />
      </h3>
      <ul className={css.names} aria-label={t('gets', { team: `${team.city} ${team.nickname}` })}>
        {parts.map(({ player, retention }) => (
          <li key={player.id}>
            <PlayerLink player={player} name="fit" face flag />
            {retention > 0 && <span className={css.dim}> {t('retains', { percent: retention })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
