import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SeasonReview } from '#domains/season-review/contract.ts';
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import type { TradeId } from '#engine/ids.ts';
import { useLineWords } from '#web/features/awards/use-line-words.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './season-review.module.css';

/** Lists players acquired since the previous season's final, with their numbers for the first team. */
export function Arrivals({ arrivals }: { arrivals: SeasonReview['arrivals'] }) {
  const { t } = useTranslation('season-review');
  const lineWords = useLineWords();
  const format = useFormat();
  if (arrivals.length === 0) return <Text nothing>{t('arrivalsNone')}</Text>;
  return (
    <Lines>
      {arrivals.map(({ player, by, tradeId, from, salary, line, ...date }) => (
        <Move
          key={player.id}
          player={player}
          how={<TradeLink tradeId={tradeId}>{t(`by.${by}`)}</TradeLink>}
          other={from}
          way={t('from')}
          date={date}
          line={line ? lineWords(line) : t('notPlayed')}
        >
          {salary !== null && <Words aside>{t('aSeason', { money: format.shortMoney(salary) })}</Words>}
        </Move>
      ))}
    </Lines>
  );
}

/** Lists players traded away or claimed by other clubs, with their numbers there. */
export function Departures({ departures }: { departures: SeasonReview['departures'] }) {
  const { t } = useTranslation('season-review');
  const lineWords = useLineWords();
  if (departures.length === 0) return <Text nothing>{t('departuresNone')}</Text>;
  return (
    <Lines>
      {departures.map(({ player, by, tradeId, to, line, ...date }) => (
        <Move
          key={`${player.id}/${date.season}/${date.day}`}
          player={player}
          how={<TradeLink tradeId={tradeId}>{t(`left.${by}`)}</TradeLink>}
          other={to}
          way={t('to')}
          date={date}
          line={line ? lineWords(line) : t('notPlayedThere')}
        />
      ))}
    </Lines>
  );
}

function Move({
  player,
  how,
  other,
  way,
  date,
  line,
  children,
}: {
  player: PlayerRef;
  how: ReactNode;
  other: TeamRef | null;
  way: string;
  date: { season: number; day: number };
  line: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('season-review');
  return (
    <Row as="li" entry gap="sm" close inset="sm">
      <PlayerLink player={player} face flag />
      <Words aside>{how}</Words>
      {other && (
        <>
          <Words aside>{way}</Words>
          <TeamLink team={other} name="abbr" />
        </>
      )}
      {children}
      <span className={`${css.end} ${css.dim}`}>{t('when', date)}</span>
      <Words wide size="sm" numeric>
        {line}
      </Words>
    </Row>
  );
}

function TradeLink({ tradeId, children }: { tradeId: TradeId | null; children: ReactNode }) {
  if (tradeId === null) return children;
  return (
    <Link to="/trade/{-$id}" params={{ id: String(tradeId) }}>
      {children}
    </Link>
  );
}
