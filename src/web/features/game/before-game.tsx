import type { GameView } from '#domains/game/contract/game.ts';
import type { Side } from '#engine/match/sides.ts';
import { ShareBars } from '#web/features/game/team-comparison.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face } from '#web/ui/face.tsx';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { Row, Text, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './matchday.module.css';

/** Shows expectations before the faceoff. */
export function Expected({ view }: { view: GameView }) {
  return (
    <div className={css.halves}>
      <Odds view={view} />
      <Form view={view} />
    </div>
  );
}

function Odds({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { home, away } = view.game;
  const homeShare = view.homeWinChance * 100;
  return (
    <Section title={t('before.odds')}>
      <Row unbroken align="stretch" justify="between" numeral size="xxl">
        <span>{t('before.oddsText', { team: away.abbr, percent: format.percent(100 - homeShare, 0) })}</span>
        <span>{t('before.oddsText', { team: home.abbr, percent: format.percent(homeShare, 0) })}</span>
      </Row>
      <ShareBars away={100 - homeShare} home={homeShare} />
    </Section>
  );
}

function Form({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  return (
    <Section title={t('before.form')}>
      {(['away', 'home'] as const).map((side) => (
        <Row key={side} unbroken justify="between" gap="md" top="sm">
          <TeamLink team={view.game[side]} name="city" />
          {view.form[side].length > 0 && <FormStrip results={view.form[side]} />}
        </Row>
      ))}
    </Section>
  );
}

/** Shows lines, pairs and goalies of both teams, and how strong each line is. */
export function Lineups({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  const isProbable = view.lineups.home.isProbable || view.lineups.away.isProbable;
  return (
    <Section title={t(isProbable ? 'before.lineups' : 'before.dressedTitle')} isFlush>
      {(['away', 'home'] as const).map((side) => (
        <TeamLineup key={side} view={view} side={side} />
      ))}
    </Section>
  );
}

interface LineupRow {
  id: string;
  label: string;
  mark: string;
  /** Positions from left to right; an unfilled one stays open. */
  positions: readonly string[];
}

function TeamLineup({ view, side }: { view: GameView; side: Side }) {
  const { t } = useTranslation('game');
  const { places, isProbable } = view.lineups[side];
  const team = view.game[side];
  // Where both say the same, it is said once, below them.
  const hasHint = view.state === 'before' && (side === 'home' || isProbable !== view.lineups.home.isProbable);
  const forwards = [0, 1, 2, 3].map((line) => ({
    id: `forwards.${line}`,
    label: t('before.line', { number: line + 1 }),
    mark: String(line + 1),
    positions: ['LW', 'C', 'RW'],
  }));
  const others = [
    ...[0, 1, 2].map((pair) => ({
      id: `defense.${pair}`,
      label: t('before.pair', { number: pair + 1 }),
      mark: String(pair + 1),
      positions: ['LD', 'RD'],
    })),
    { id: 'goalies', label: t('before.goalies'), mark: 'G', positions: ['SG', 'BG'] },
  ];
  return (
    <section className={css.squad} aria-label={teamName(team)}>
      <Row as="h3" unbroken gap="sm" size="xl">
        <Crest team={team} size={22} isDecoration /> {team.city}
      </Row>
      <div className={css.lineup}>
        {[forwards, others].map((rows) => (
          <div key={rows[0]?.id}>
            {rows.map((row) => (
              <Line key={row.id} row={row} places={places} />
            ))}
          </div>
        ))}
      </div>
      {hasHint && <Text aside>{t(isProbable ? 'before.probableHint' : 'before.ownHint')}</Text>}
    </section>
  );
}

type Places = GameView['lineups']['home']['places'];

/** A line with the mean of its players' ratings. */
function Line({ row: { id, label, mark, positions }, places }: { row: LineupRow; places: Places }) {
  const { t } = useTranslation('game');
  const players = positions.map((position) => places.find(({ place }) => place === `${id}.${position}`)?.player);
  const ratings = players.flatMap((player) => (player?.overall === undefined ? [] : [player.overall]));
  const mean = Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / (ratings.length || 1));
  return (
    <div className={css.lineRow}>
      <span className={css.lineMark} data-tip={t('before.strength', { line: label, rating: mean })}>
        <span className="visually-hidden">{t('before.strength', { line: label, rating: mean })}</span>
        <span aria-hidden>{mark}</span>
      </span>
      <span className={css.linePlayers} data-places={positions.length}>
        {positions.map((position, index) => (
          <LinePlace key={position} position={position} player={players[index]} />
        ))}
      </span>
    </div>
  );
}

/** One player of a line; a dash if the team has no one for the place. */
function LinePlace({ position, player }: { position: string; player: Places[number]['player'] | undefined }) {
  if (!player) return <span className={css.linePlayer}>–</span>;
  return (
    <span className={css.linePlayer}>
      <Face player={player} width={22} isDecoration />
      <PlayerLink player={player} name="short" />
      <span>
        <Words as="small" size="xs" tone="dim">
          {position}
        </Words>{' '}
        <RatingPill rating={player.overall} size="sm" />
      </span>
    </span>
  );
}
