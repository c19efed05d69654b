import type { CSSProperties } from 'react';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { Occupant, Side as PairingSide } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Box, Words } from '#web/ui/layout.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './bracket.module.css';
import { type BracketNode, type BracketTree, type DrawnPairing, layOutBracket, roundNameOf } from './bracket-layout.ts';

export interface BracketPairing extends DrawnPairing {
  /** Wins of a series, goals of a game or of two legs, in the order of the sides; null before the first faceoff. */
  score: readonly [number, number] | null;
}

export interface BracketEntry {
  team: AnyTeamRef;
  seed: number;
}

/**
 * Draws the bracket of a knockout or a double elimination of any size, with lines from each pairing to the next. Open
 * sides say who may fill them. @param label the bracket's name for screen readers
 */
export function Bracket({
  pairings,
  entries,
  label,
}: {
  pairings: readonly BracketPairing[];
  entries: ReadonlyMap<EntryId, BracketEntry>;
  label: string;
}) {
  const trees = layOutBracket(pairings);
  const open = { pairings, entries, isNumbered: trees.length > 1 };
  return (
    <Box as="section" scrolls tabIndex={0} aria-label={label}>
      {trees.map((tree) => (
        <Tree key={`${tree.kind} ${tree.best}`} tree={tree} open={open} />
      ))}
    </Box>
  );
}

/** What wording an open side needs. */
interface Open {
  pairings: readonly BracketPairing[];
  entries: ReadonlyMap<EntryId, BracketEntry>;
  /** Pairings have numbers that sides of other trees refer to. */
  isNumbered: boolean;
}

function Tree({ tree, open }: { tree: BracketTree<BracketPairing>; open: Open }) {
  const { t } = useTranslation('competition');
  const roundName = useRoundName();
  const half = tree.kind === 'winners' || tree.kind === 'losers' ? tree.kind : null;
  const Title = half ? 'h4' : 'h3';
  return (
    <>
      {half && <h3 className={css.kind}>{t(`bracket.tree.${half}`)}</h3>}
      <div className={css.tree}>
        {tree.rounds.map((round, index) => (
          <div key={round[0]?.pairing.round}>
            <Title className={css.title}>{roundName(tree, index)}</Title>
            <ol className={css.list} style={{ gridTemplateRows: `repeat(${tree.rows}, 1fr)` }}>
              {round.map((node) => (
                <li
                  key={node.pairing.number}
                  style={placeOf(node)}
                  data-way={wayOf(node)}
                  data-fed={node.isFed || undefined}
                >
                  <PairingBox pairing={node.pairing} open={open} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  );
}

/**
 * Returns the style of a pairing. The line out of it takes its height from how far down the next one is, in parts of
 * its own height.
 */
function placeOf({ first, span, drop }: BracketNode<unknown>): CSSProperties & Record<`--${string}`, string> {
  return { gridRow: `${first + 1} / span ${span}`, '--drop': `${(Math.abs(drop ?? 0) / span) * 100}%` };
}

function wayOf({ drop }: BracketNode<unknown>): 'up' | 'down' | 'on' | undefined {
  if (drop === null) return undefined;
  return drop === 0 ? 'on' : drop > 0 ? 'down' : 'up';
}

function useRoundName() {
  const { t } = useTranslation('competition');
  return (tree: BracketTree<BracketPairing>, index: number): string => {
    const round = roundNameOf(tree, index);
    switch (round.name) {
      case 'round-of':
        return t('bracket.round.round-of', { teams: round.teams });
      case 'winners-round':
      case 'losers-round':
        return t(`bracket.round.${round.name}`, { round: round.round });
      case 'places':
        if (round.from === 3) return t('bracket.round.third-place');
        return round.to - round.from === 1
          ? t('bracket.round.place', { place: round.from })
          : t('bracket.round.places', { from: round.from, to: round.to });
      default:
        return t(`bracket.round.${round.name}`);
    }
  };
}

function PairingBox({ pairing, open }: { pairing: BracketPairing; open: Open }) {
  const { t } = useTranslation('competition');
  const { number, teams, sides, score, winner, onlyIfUpset } = pairing;
  const side = (index: 0 | 1) => (
    <Side
      occupant={teams[index]}
      from={sides[index]}
      score={score?.[index] ?? null}
      isOut={winner !== null && winner !== teams[index]}
      open={open}
    />
  );
  return (
    <div className={css.pairing} data-open={teams.includes(null) || undefined}>
      {open.isNumbered && <span className={css.number}>{t('bracket.number', { number })}</span>}
      {side(0)}
      {side(1)}
      {onlyIfUpset !== undefined && score === null && <p className={css.note}>{t('bracket.ifNecessary')}</p>}
    </div>
  );
}

function Side({
  occupant,
  from,
  score,
  isOut,
  open,
}: {
  occupant: Occupant;
  from: PairingSide;
  score: number | null;
  isOut: boolean;
  open: Open;
}) {
  const { t } = useTranslation('competition');
  const entry = typeof occupant === 'number' ? open.entries.get(occupant) : undefined;
  if (!entry) {
    return (
      <div className={css.side} data-open>
        <OpenSide from={from} open={open} />
      </div>
    );
  }
  return (
    <div className={css.side} data-out={isOut || undefined}>
      <span className={css.seed}>{t('bracket.seed', { seed: entry.seed })}</span>
      <TeamLink team={entry.team} name="city" />
      {score !== null && (
        <Words numeral size="xl" push>
          {score}
        </Words>
      )}
    </div>
  );
}

/** Shows 'Winner of CHI–DET', or the number of a pairing whose own sides are open. */
function OpenSide({ from, open }: { from: PairingSide; open: Open }) {
  const { t } = useTranslation('competition');
  if (!('pairing' in from)) return t('bracket.open');
  const before = open.pairings.find(({ number }) => number === from.pairing);
  const [one, other] = (before?.teams ?? []).map((team) =>
    typeof team === 'number' ? open.entries.get(team)?.team.abbr : undefined,
  );
  if (one && other) return t(`bracket.${from.kind}`, { teams: `${one}–${other}` });
  return open.isNumbered ? t(`bracket.${from.kind}-number`, { number: from.pairing }) : t('bracket.open');
}
