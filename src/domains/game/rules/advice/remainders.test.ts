import { describe, expect, it } from 'vitest';
import { applied } from '#domains/game/rules/advice/applied.ts';
import { movesToTry } from '#domains/game/rules/advice/moves.ts';
import { publicTeamOf } from '#domains/game/rules/advice/public-team.ts';
import { type BenchSight, makeSuggestions } from '#domains/game/rules/advice/remainders.ts';
import { linesSeen, styleSeen } from '#domains/game/rules/advice/seen.ts';
import { ORDER_STARTERS, presetTactics } from '#domains/lineups/rules/presets.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { playPeriod, startMatch } from '#engine/match/match.ts';
import { overallOf } from '#engine/player/overall.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';

const GAMES = 6;

/** Returns the events of the first periods. */
function played(input: MatchInput, periods: number): MatchEvent[] {
  const events: MatchEvent[] = [];
  let state = startMatch(input);
  for (let period = 0; period < periods; period++) {
    const { state: next, events: some } = playPeriod({ input, state });
    events.push(...some);
    state = next;
  }
  return events;
}

/** Returns what the home bench sees of this game after its first period. */
function sightOf(input: MatchInput, events = played(input, 1)): BenchSight {
  const { home, away, overtime, importance } = input;
  const board = { lineup: home.lineup, tactics: home.tactics, orders: [] };
  return {
    side: 'home',
    own: home,
    board,
    may: { lines: true, tactics: true },
    theirs: publicTeamOf(away),
    events,
    rules: { overtime, importance },
  };
}

function suggestionsFor(sight: BenchSight, games = GAMES) {
  const steps = makeSuggestions(sight, games);
  let count = 0;
  for (let step = steps.next(); ; step = steps.next(), count++) if (step.done) return { found: step.value, count };
}

describe('suggestions for a bench', () => {
  const input = matchInput({ seed: 5 });

  it('are three at most, the best first, each with a range and a change that makes a difference', () => {
    const sight = sightOf(input);
    const { found } = suggestionsFor(sight);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { move, low, high } of found) {
      expect(high).toBeGreaterThan(low);
      expect(high).toBeGreaterThan(0);
      expect(applied(sight.board, move)).not.toEqual(sight.board);
    }
    const worth = found.map(({ low, high }) => low + high);
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
  });

  it('find a goalie who is far better on the bench than in net', () => {
    const { SG, BG } = input.home.lineup.goalies;
    const players = input.home.players.map((player) =>
      player.positions[0] === 'G'
        ? { ...player, skills: player.skills.map(() => (player.id === BG ? 90 : 35)) }
        : player,
    );
    const { found } = suggestionsFor(sightOf({ ...input, home: { ...input.home, players } }));
    expect(SG).not.toBe(BG);
    expect(found[0]).toMatchObject({ move: { kind: 'goalie', playerId: BG } });
    expect(found[0]?.low).toBeGreaterThan(0);
  });

  it('are the same whatever is hidden of the opponent: settings, orders, staff, chemistry, form and single skills', () => {
    const events = played(input, 1);
    const { away } = input;
    const hidden = {
      ...away,
      tactics: presetTactics('trap'),
      orders: [ORDER_STARTERS.chase],
      coaching: { gamePlan: 0.4, changes: 0.2, powerPlay: 0.4, penaltyKill: 0.4 },
      partnerships: [],
      lineup: {
        ...away.lineup,
        powerPlay: [away.lineup.powerPlay[1], away.lineup.powerPlay[0]] as typeof away.lineup.powerPlay,
        shootout: [...away.lineup.shootout].reverse(),
      },
      players: away.players.map((player) => ({
        ...player,
        ...{ form: 90, morale: 10, xp: 10, energy: 61 },
        skills: ofSameOverall(player),
      })),
    };
    const one = suggestionsFor(sightOf(input, events));
    const other = suggestionsFor(sightOf({ ...input, away: hidden, seed: 'another' }, events));
    expect(other).toEqual(one);
    expect(one.found.length).toBeGreaterThan(0);
    // What is public makes a difference.
    const weaker = away.players.map((player) => ({ ...player, skills: player.skills.map((skill) => skill - 20) }));
    expect(suggestionsFor(sightOf({ ...input, away: { ...away, players: weaker } }, events))).not.toEqual(one);
  });

  it('use nothing that a published player does not have', () => {
    const [player] = publicTeamOf(input.away).players;
    expect(Object.keys(player ?? {}).sort()).toEqual(['hand', 'id', 'overall', 'positions', 'specialSkills']);
  });

  it('concern only what one may set', () => {
    const sight = sightOf(input);
    const lines = suggestionsFor({ ...sight, may: { lines: true, tactics: false } }).found;
    expect(lines.every(({ move }) => ['units', 'players', 'goalie'].includes(move.kind))).toBe(true);
    expect(suggestionsFor({ ...sight, may: { lines: false, tactics: false } })).toMatchObject({ found: [] });
  });

  it('are none before a shootout', () => {
    const tied = played(input, 1).map((event) => ({ ...event, period: 4 }));
    expect(suggestionsFor(sightOf(input, tied))).toEqual({ found: [], count: 0 });
  });

  it('pause after each game, so that others get their turn', () => {
    expect(suggestionsFor(sightOf(input), 3).count).toBeGreaterThanOrEqual(3 * 5);
  });
});

/** Returns single skills that are all the same, and add up to what is published. */
function ofSameOverall({ positions, skills }: MatchInput['home']['players'][number]): number[] {
  return skills.map(() => overallOf(positions[0] ?? 'C', skills));
}

describe('what is seen of an opponent', () => {
  it('are its lines with the most ice time first, also after it changed them', () => {
    const input = matchInput({ seed: 9 });
    const team = publicTeamOf(input.away);
    const { forwards, defense } = input.away.lineup;
    const unitsOf = (lines: readonly object[]) => lines.map((line) => Object.values(line).sort());
    const seen = linesSeen(played(input, 1), team, 'away');
    expect(unitsOf(seen.forwards).sort()).toEqual(unitsOf(forwards).sort());
    expect(unitsOf(seen.defense).sort()).toEqual(unitsOf(defense).sort());
    const mixed = { ...input.away.lineup, forwards: rotated(forwards) };
    const changed = linesSeen(played({ ...input, away: { ...input.away, lineup: mixed } }, 1), team, 'away');
    expect(unitsOf(changed.forwards).sort()).toEqual(unitsOf(mixed.forwards).sort());
    // Before anything was seen: as announced.
    expect(linesSeen([], team, 'away')).toMatchObject({ forwards, defense, goalies: input.away.lineup.goalies });
  });

  it('is its style, more often right than wrong', () => {
    const lean = { right: 0, wrong: 0 };
    for (let seed = 0; seed < 60; seed++) {
      for (const offense of ['rush', 'cycle'] as const) {
        const seen = styleSeen(played(matchInput({ seed, away: { tactics: { offense } } }), 2), 'away').offense;
        if (seen !== 'balanced') lean[seen === offense ? 'right' : 'wrong']++;
      }
    }
    expect(lean.right).toBeGreaterThan(2 * lean.wrong);
    expect(styleSeen([], 'away')).toEqual(BALANCED_TACTICS);
  });
});

/** Returns the lines with each left wing on the next line. */
function rotated<Lines extends readonly { LW: number | null }[]>(lines: Lines): Lines {
  return lines.map((line, index) => ({
    ...line,
    LW: lines[(index + 1) % lines.length]?.LW ?? null,
  })) as unknown as Lines;
}

describe('changes to a board', () => {
  const input = matchInput({ seed: 5 });
  const { board } = sightOf(input);
  const [first, second] = board.lineup.forwards;

  it('swap lines, players or goalies, set a plan, or add an order', () => {
    const swapped = applied(board, { kind: 'units', group: 'forwards', one: 0, other: 1 });
    expect(swapped.lineup.forwards.slice(0, 2)).toEqual([second, first]);
    expect(swapped.tactics).toBe(board.tactics);
    const players = applied(board, { kind: 'players', one: second.C ?? 0, other: first.C ?? 0 });
    expect(players.lineup.forwards.slice(0, 2)).toEqual([
      { ...first, C: second.C },
      { ...second, C: first.C },
    ]);
    const { SG, BG } = board.lineup.goalies;
    expect(applied(board, { kind: 'goalie', playerId: BG ?? 0 }).lineup.goalies).toEqual({ SG: BG, BG: SG });
    const order = ORDER_STARTERS.chase;
    expect(applied(board, { kind: 'order', order }).orders).toEqual([order]);
    const full = { ...board, orders: Array.from({ length: 8 }, () => order) };
    expect(applied(full, { kind: 'order', order })).toBe(full);
  });

  it('leave a board alone that no longer has the players', () => {
    expect(applied(board, { kind: 'players', one: 7, other: first.C ?? 0 })).toBe(board);
  });

  it('never try a player who is gone, nor an order that is given', () => {
    const looking = {
      ...{ board, may: { lines: true, tactics: true }, players: input.home.players, events: [], side: 'home' as const },
      ...{ gone: new Set(input.home.players.map(({ id }) => id)), lead: -1, minute: 20, theirs: BALANCED_TACTICS },
    };
    expect(movesToTry(looking).map(({ kind }) => kind)).toEqual(['tactics', 'order']);
    const given = { ...board, orders: [ORDER_STARTERS.chase] };
    expect(movesToTry({ ...looking, board: given }).map(({ kind }) => kind)).toEqual(['tactics']);
  });
});
