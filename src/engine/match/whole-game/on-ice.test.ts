import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { SIDE_NAMES, type Side } from '#engine/match/sides.ts';
import { everyGame } from '../../../../tests/factories/every-game.ts';

type OnIce = Record<Side, readonly number[]>;

const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const keepersOf = (input: MatchInput) =>
  new Set(
    SIDE_NAMES.flatMap((side) => input[side].players.filter((p) => p.positions[0] === 'G').map((player) => player.id)),
  );

/** Visits every event together with the players on the ice at the time. */
function withOnIce(events: readonly MatchEvent[], look: (event: MatchEvent, onIce: OnIce) => void): void {
  const onIce: OnIce = { home: [], away: [] };
  for (const event of events) {
    if (event.type === 'change') onIce[event.side] = event.onIce;
    look(event, onIce);
  }
}

/** Returns the players who do or suffer something in an event, with the side each should play for. */
function actors(event: MatchEvent): [Side, number][] {
  if (event.type === 'fight') {
    return [
      ['home', event.home],
      ['away', event.away],
    ];
  }
  if (!('side' in event)) return [];
  const { side } = event;
  const own = (...ids: number[]) => ids.map((id): [Side, number] => [side, id]);
  const theirs = (...ids: (number | undefined)[]) =>
    ids.flatMap((id): [Side, number][] => (id === undefined ? [] : [[opponent(side), id]]));
  switch (event.type) {
    case 'shot':
      return [...own(event.shooter), ...theirs(event.goalie)];
    case 'penalty-shot':
      return [...own(event.shooter), ...theirs(event.goalie)];
    case 'save':
      return own(event.goalie);
    case 'goal':
      return own(event.scorer, ...event.assists);
    case 'hit':
      return [...own(event.player), ...theirs(event.on)];
    case 'faceoff':
      return [...own(event.winner), ...theirs(event.loser)];
    case 'pass':
      return own(event.from, event.to);
    case 'entry':
    case 'takeaway':
    case 'giveaway':
    case 'injury':
      return own(event.player);
    default:
      return [];
  }
}

describe('the players on the ice in every game', () => {
  it('are three to five skaters a side and a goalie, or one more and an empty net', () => {
    everyGame((input, events) => {
      const keepers = keepersOf(input);
      const shapes = new Set<string>();
      withOnIce(events, (event) => {
        if (event.type !== 'change') return;
        const goalies = event.onIce.filter((id) => keepers.has(id)).length;
        shapes.add(`${event.onIce.length - goalies} and ${goalies}`);
      });
      const legal = ['3 and 1', '4 and 1', '5 and 1', '4 and 0', '5 and 0', '6 and 0'];
      expect([...shapes].filter((shape) => !legal.includes(shape))).toEqual([]);
    });
  });

  it('match the manpower whenever play goes on', () => {
    everyGame((input, events) => {
      const keepers = keepersOf(input);
      const skaters = (ids: readonly number[]) => ids.filter((id) => !keepers.has(id)).length;
      const keeps = (ids: readonly number[]) => ids.some((id) => keepers.has(id));
      let said = '';
      withOnIce(events, (event, { home, away }) => {
        if (event.type === 'manpower') {
          const { manpower } = event;
          said = [manpower.home, manpower.away, manpower.homeGoalie, manpower.awayGoalie].join();
        }
        if (!['shot', 'faceoff', 'hit', 'entry', 'pass'].includes(event.type)) return;
        const shown = [skaters(home), skaters(away), keeps(home), keeps(away)].join();
        if (shown !== said) expect(shown, `${event.type} at ${event.period}/${event.second}`).toBe(said);
      });
    });
  });

  it('are listed once, and all of their own team', () => {
    everyGame((input, events) => {
      const own = {
        home: new Set(input.home.players.map((player) => player.id)),
        away: new Set(input.away.players.map((player) => player.id)),
      };
      const wrong = events.filter(
        (event) =>
          event.type === 'change' &&
          (new Set(event.onIce).size < event.onIce.length || event.onIce.some((id) => !own[event.side].has(id))),
      );
      expect(wrong).toEqual([]);
    });
  });

  it('exclude those in the box, ejected or injured', () => {
    let sat = 0;
    everyGame((_, events, { lost }) => {
      const gone = new Set(lost);
      // Penalties of one player end in the order in which they were called.
      const sitting: { player: number; sitter: number }[] = [];
      const wrong: string[] = [];
      withOnIce(events, (event) => {
        if (event.type === 'injury' && event.days > 0) gone.add(event.player);
        if (event.type === 'penalty') {
          if (event.penalty === 'match' || event.penalty === 'game-misconduct') gone.add(event.player);
          if (event.penalty !== 'game-misconduct')
            sitting.push({ player: event.player, sitter: event.servedBy ?? event.player });
          sat++;
        }
        if (event.type === 'penalty-over') {
          const first = sitting.findIndex((penalty) => penalty.player === event.player);
          if (first >= 0) sitting.splice(first, 1);
        }
        if (event.type !== 'change') return;
        for (const id of event.onIce) {
          if (gone.has(id)) wrong.push(`${id} is out of the game`);
          if (sitting.some((penalty) => penalty.sitter === id)) wrong.push(`${id} sits in the box`);
        }
      });
      expect(wrong).toEqual([]);
    });
    expect(sat).toBeGreaterThan(100);
  });

  it('include all who are involved in an event', () => {
    everyGame((_, events) => {
      const wrong: string[] = [];
      withOnIce(events, (event, onIce) => {
        for (const [side, id] of actors(event)) {
          if (!onIce[side].includes(id)) wrong.push(`${event.type} at ${event.period}/${event.second}: ${id}`);
        }
        if (event.type === 'shot' && event.blocker !== undefined) {
          const blocks = [...onIce.home, ...onIce.away].includes(event.blocker) && event.blocker !== event.shooter;
          if (!blocks) wrong.push(`block at ${event.period}/${event.second}: ${event.blocker}`);
        }
      });
      expect(wrong).toEqual([]);
    });
  });

  it('include those who get a plus or minus for a goal', () => {
    everyGame((_, events) => {
      withOnIce(events, (event, onIce) => {
        if (event.type !== 'goal') return;
        for (const side of SIDE_NAMES) expect(event.onIce[side].toSorted()).toEqual(onIce[side].toSorted());
      });
    });
  });
});

describe('a goal in every game', () => {
  it('follows from exactly one scoring shot, and every such shot is one goal', () => {
    let goals = 0;
    everyGame((_, events) => {
      for (const [index, event] of events.entries()) {
        const goesIn =
          (event.type === 'shot' && event.outcome === 'goal') || (event.type === 'penalty-shot' && event.scored);
        const next = events[index + 1];
        expect(next?.type === 'goal', `after ${event.type} at ${event.period}/${event.second}`).toBe(goesIn);
        if (!goesIn || next?.type !== 'goal') continue;
        expect(next).toMatchObject({ side: event.side, scorer: event.shooter, second: event.second });
        expect(next.emptyNet).toBe(event.goalie === undefined);
        goals++;
      }
    });
    expect(goals).toBeGreaterThan(100);
  });

  it('has at most two assists, none by the scorer, and counts one', () => {
    const helped = [0, 0, 0];
    everyGame((_, events) => {
      const score = { home: 0, away: 0 };
      for (const event of events) {
        if (event.type !== 'goal') continue;
        score[event.side]++;
        expect([event.homeScore, event.awayScore]).toEqual([score.home, score.away]);
        expect(event.assists.length).toBeLessThanOrEqual(event.strength === 'penalty-shot' ? 0 : 2);
        expect(new Set([event.scorer, ...event.assists]).size).toBe(1 + event.assists.length);
        helped[event.assists.length]!++;
      }
    });
    const [alone = 0, one = 0, two = 0] = helped;
    expect(two).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(alone);
  });
});
