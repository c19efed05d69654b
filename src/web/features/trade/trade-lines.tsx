import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TeamRef } from '#domains/shapes.ts';
import type { LinePartView, TradeLineView } from '#domains/trade/contract/shapes.ts';
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
function Half({ trade, team }: { trade: TradeLineView; team: TeamRef }) {
  const { t } = useTranslation('trade');
  const parts = trade.parts.filter(({ toClubId }) => toClubId === team.clubId);
  return (
    <div>
      <h3 className={css.small}>
        <TeamLink team={team} />
      </h3>
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
        {part.isConditional && <span className={css.dim}> {t('condition.has')}</span>}
      </>
    );
  }
  return (
    <>
      <PlayerLink player={part.player} name="fit" face flag />
      {part.kind === 'rights' && <span className={css.dim}> {t('rights')}</span>}
      {part.kind === 'player' && part.retention > 0 && (
        <span className={css.dim}> {t('retains', { percent: part.retention })}</span>
      )}
    </>
  );
}

/** Who answers first, then who offers, then the third. */
export function clubsOf({ from, to, third }: Pick<TradeLineView, 'from' | 'to' | 'third'>): TeamRef[] {
  return third ? [to, from, third] : [to, from];
}
