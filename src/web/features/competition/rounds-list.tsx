import type { PairingView } from '#domains/director/contract.ts';
import type { EntryId } from '#engine/ids.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Lines, Row } from '#web/ui/layout.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import type { BracketEntry } from './bracket.tsx';
import css from './competition.module.css';

/** The games of a stage round by round: results, scores of live games, faceoffs, forfeits and byes. */
export function RoundsList({
  pairings,
  entries,
}: {
  pairings: readonly PairingView[];
  entries: ReadonlyMap<EntryId, BracketEntry>;
}) {
  const { t } = useTranslation('competition');
  const rounds = [...Map.groupBy(pairings, ({ round }) => round)].sort(([one], [other]) => one - other);
  return rounds.map(([round, ofRound]) => {
    const [first] = ofRound.flatMap(({ games }) => games);
    const shown = ofRound.filter(({ games, forfeitedBy, teams }) => {
      return games.length + forfeitedBy.length > 0 || (teams.includes('bye') && !teams.every((team) => team === 'bye'));
    });
    if (shown.length === 0) return null;
    return (
      <div key={round}>
        <h3 className={css.round}>{first ? t('roundOnDay', { round, day: first.day }) : t('round', { round })}</h3>
        <Lines>
          {shown.map((pairing) => (
            <li key={pairing.number}>
              {pairing.games.length > 0 ? (
                pairing.games.map((game) => <GameScoreRow key={game.id} game={game} />)
              ) : (
                <Unplayed pairing={pairing} entries={entries} />
              )}
            </li>
          ))}
        </Lines>
      </div>
    );
  });
}

/** A bye, or a pairing that a side forfeited before its first game. */
function Unplayed({
  pairing: { teams, forfeitedBy },
  entries,
}: {
  pairing: PairingView;
  entries: ReadonlyMap<EntryId, BracketEntry>;
}) {
  const { t } = useTranslation('competition');
  const sides = teams.flatMap((team) => (typeof team === 'number' ? (entries.get(team) ?? []) : []));
  return (
    <Row as="span" unbroken align="stretch" gap="sm" inset="line" tone="dim">
      {sides.map(({ team }) => (
        <TeamLink key={team.id} team={team} />
      ))}
      {t(forfeitedBy.length > 0 ? 'forfeit' : 'bye')}
    </Row>
  );
}
