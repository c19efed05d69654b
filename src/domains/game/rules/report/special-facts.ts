/** What each special skill had a hand in during a game: facts from the events, nothing else. */
import type { SpecialFacts } from '#domains/game/contract/report.ts';
import type { IceTime, IceTimes } from '#domains/game/rules/report/ice-time.ts';
import type { Chance } from '#domains/game/rules/report/play-facts.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { GoalieLine, SkaterLine } from '#engine/match/record/box-score/box.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';

/** A game with everything the facts are derived from. */
export interface ToldGame {
  events: readonly MatchEvent[];
  chances: readonly Chance[];
  /** Lines of the box score by player. */
  skaters: ReadonlyMap<PlayerId, SkaterLine>;
  goalies: ReadonlyMap<PlayerId, GoalieLine>;
  ice: ReadonlyMap<PlayerId, IceTimes>;
}

/** Returns the facts about a special skill of a player. */
export function factsOf(game: ToldGame, playerId: PlayerId, special: SpecialSkill): SpecialFacts {
  const line = game.skaters.get(playerId);
  const ice = game.ice.get(playerId);
  const own = game.chances.filter((chance) => chance.shooter === playerId);
  switch (special) {
    case 'sniper':
      return shooting(own);
    case 'one-timer':
      return shooting(own.filter((chance) => chance.isOneTimer));
    case 'net-presence':
      return shooting(own.filter(({ kind }) => kind === 'rebound' || kind === 'tip' || kind === 'deflection'));
    case 'clutch':
      return shooting(own.filter((chance) => chance.isCrunchTime));
    case 'power-forward':
      return { ...shooting(own), hits: line?.hits ?? 0 };
    case 'playmaker':
      return { assists: line?.assists ?? 0, ...onIce(ice?.all) };
    case 'power-play-quarterback':
      return { assists: line?.ppAssists ?? 0, ...onIce(ice?.up) };
    case 'penalty-killer':
      return onIce(ice?.down);
    case 'two-way':
      return onIce(ice?.even);
    case 'shot-blocker':
      return { blocks: line?.blocks ?? 0 };
    case 'faceoff-ace':
      return { faceoffsWon: line?.faceoffsWon ?? 0, faceoffsLost: line?.faceoffsLost ?? 0 };
    case 'shootout-artist':
      return alone(game, (event) => event.shooter === playerId);
    case 'agitator':
      return { penalties: line?.penalties ?? 0, hits: line?.hits ?? 0 };
    case 'enforcer':
      return { fights: line?.fights ?? 0, hits: line?.hits ?? 0 };
    case 'leader':
    case 'iron-man':
      return { seconds: line?.toi ?? 0 };
    case 'breakaway-stopper': {
      const { shots = 0, goals = 0 } = alone(game, (event) => event.goalie === playerId);
      return { shotsAgainst: shots, saves: shots - goals };
    }
    case 'quick-recovery':
      return stopping(game.chances.filter(({ goalie, kind }) => goalie === playerId && kind === 'rebound'));
    case 'big-game-goalie':
    case 'workhorse':
    case 'puck-mover':
      return {
        ...stopping(game.chances.filter(({ goalie }) => goalie === playerId)),
        seconds: game.goalies.get(playerId)?.toi ?? 0,
      };
  }
}

function shooting(chances: readonly Chance[]): SpecialFacts {
  return {
    shots: chances.filter((chance) => chance.isOnNet).length,
    goals: chances.filter((chance) => chance.isGoal).length,
    xg: rounded(chances.reduce((sum, { xg }) => sum + xg, 0)),
  };
}

function stopping(chances: readonly Chance[]): SpecialFacts {
  const onNet = chances.filter((chance) => chance.isOnNet);
  return {
    shotsAgainst: onNet.length,
    saves: onNet.filter((chance) => !chance.isGoal).length,
    xgAgainst: rounded(chances.reduce((sum, { xg }) => sum + xg, 0)),
  };
}

function onIce(time: IceTime | undefined): SpecialFacts {
  const { seconds = 0, xgFor = 0, xgAgainst = 0 } = time ?? {};
  return { seconds, xgFor: rounded(xgFor), xgAgainst: rounded(xgAgainst) };
}

type Alone = Extract<MatchEvent, { type: 'shootout-attempt' | 'penalty-shot' }>;

/** Returns attempts alone against the goalie, in penalty shots and in the shootout. */
function alone({ events }: ToldGame, concerns: (event: Alone) => boolean): SpecialFacts {
  const attempts = events.filter(
    (event): event is Alone => (event.type === 'shootout-attempt' || event.type === 'penalty-shot') && concerns(event),
  );
  return { shots: attempts.length, goals: attempts.filter((attempt) => attempt.scored).length };
}

/** Rounds to thousandths, the precision of expected goals. */
const rounded = (goals: number) => Math.round(goals * 1000) / 1000;
