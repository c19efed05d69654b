import { Link } from '@tanstack/react-router';
import type { TeamRef } from '#domains/shapes.ts';
import type { LinePartView, TradeLineView } from '#domains/trade/contract/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { usePickName } from './pick-name.tsx';
import css from './trade.module.css';

/** Lists trades with date, outcome, and assets of each side. */
export function TradeLines({ trades }: { trades: readonly TradeLineView[] }) {
  return (
    <Lines>
      {trades.map((trade) => (
        <Stack key={trade.id} as="li" entry gap="sm" inset="md">
          <TradeHead trade={trade} />
          <div className={css.halves}>
            {clubsOf(trade).map((team) => (
              <Half key={team.id} trade={trade} team={team} />
            ))}
          </div>
        </Stack>
      ))}
    </Lines>
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
      <Words aside>
        {t('when', { season, day })}
        {daysLeft !== null && ` · ${t('daysLeft', { count: daysLeft })}`}
      </Words>
    </Row>
  );
}

/** Shows what one of the clubs gets. */
function Half({ trade, team }: { trade: TradeLineView; team: TeamRef }) {
  const { t } = useTranslation('trade');
  const parts = trade.parts.filter(({ toClubId }) => toClubId === team.clubId);
  return (
    <div>
      <Text as="h3" bottom="xs" size="sm" strong>
        <TeamLink team={team} />
      </Text>
      <Stack as="ul" gap="xs" aria-label={t('gets', { team: `${team.city} ${team.nickname}` })}>
        {parts.map((part) => (
          <li key={part.kind === 'pick' ? `pick/${part.pick.id}` : part.player.id}>
            <Asset part={part} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

function Asset({ part }: { part: LinePartView }) {
  const { t } = useTranslation('trade');
  const pickName = usePickName();
  if (part.kind === 'pick') {
    return (
      <>
        {pickName(part.pick)}
        {part.isConditional && <Words aside> {t('condition.has')}</Words>}
      </>
    );
  }
  return (
    <>
      <PlayerLink player={part.player} name="fit" face flag />
      {part.kind === 'rights' && <Words aside> {t('rights')}</Words>}
      {part.kind === 'player' && part.retention > 0 && (
        <Words aside> {t('retains', { percent: part.retention })}</Words>
      )}
    </>
  );
}

/** Returns the clubs: the recipient of the offer first, then the sender, then the third club. */
export function clubsOf({ from, to, third }: Pick<TradeLineView, 'from' | 'to' | 'third'>): TeamRef[] {
  return third ? [to, from, third] : [to, from];
}
