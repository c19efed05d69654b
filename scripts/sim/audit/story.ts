/** A game retold from its play-by-play, with the score and the manpower of each moment, for the audit to count. */
import type { EndedIn, MatchEvent, PenaltyKind, ShotType, Spot } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export const PERIOD_SECONDS = 1200;
export const REGULATION_SECONDS = 3 * PERIOD_SECONDS;
/** Distance of the goal lines from the center spot, meters. */
const GOAL_LINE = 26;

/** The situation of one side at a moment. */
interface Standing {
  /** Seconds from the opening faceoff; overtime begins at 3,600. */
  at: number;
  side: Side;
  /** Own goals minus the opponent's, before the moment. */
  lead: number;
  /** Skaters on the ice, without the goalie. */
  own: number;
  theirs: number;
  /** Both goalies are in their nets. */
  bothGoalies: boolean;
}

export interface ToldGoal extends Standing {
  strength: Extract<MatchEvent, { type: 'goal' }>['strength'];
  emptyNet: boolean;
  assists: number;
  scorer: number;
}

export interface ToldShot extends Standing {
  shooter: number;
  /** Meters to the middle of the goal. */
  distance: number;
  type: ShotType;
  /** 0 to 1. */
  xg: number;
  outcome: 'on-goal' | 'missed' | 'blocked' | 'goal';
  rush: boolean;
  rebound: boolean;
  emptyNet: boolean;
}

export interface ToldPenalty extends Standing {
  kind: PenaltyKind;
  minutes: number;
}

/** An empty net, other than for a delayed penalty. */
export interface ToldPull extends Standing {
  /** When the goalie was back or play ended. */
  until: number;
  /** The goals in between, as indexes into the story's goals: from the first to before the second. */
  goals: readonly [from: number, to: number];
}

/** A stretch of play with one score and manpower, from the home team's side. */
export interface Stretch {
  from: number;
  to: number;
  lead: number;
  home: number;
  away: number;
  bothGoalies: boolean;
}

export interface Story {
  goals: ToldGoal[];
  shots: ToldShot[];
  penalties: ToldPenalty[];
  pulls: ToldPull[];
  stretches: Stretch[];
  faceoffs: Spot[];
  endedIn: EndedIn;
  winner: Side | null;
  /** Goalies replaced by their bench. */
  goalieChanges: number;
}

export function tellStory(events: readonly MatchEvent[]): Story {
  const teller = new Teller();
  for (const event of events) teller.hear(event);
  return teller.story;
}

class Teller {
  readonly story: Story = {
    goals: [],
    shots: [],
    penalties: [],
    pulls: [],
    stretches: [],
    faceoffs: [],
    endedIn: 'regulation',
    winner: null,
    goalieChanges: 0,
  };
  private lead = 0;
  private manpower = { home: 5, away: 5, homeGoalie: true, awayGoalie: true };
  private since = 0;
  /** A penalty is being signaled: goalies who leave now leave for that. */
  private isDelayed = false;
  private readonly openPulls: Partial<Record<Side, ToldPull>> = {};

  hear(event: MatchEvent): void {
    const at = (event.period - 1) * PERIOD_SECONDS + event.second;
    switch (event.type) {
      case 'manpower':
        this.closeStretch(at);
        this.manpower = event.manpower;
        return;
      case 'faceoff':
        this.isDelayed = false;
        this.story.faceoffs.push(event.spot);
        return;
      case 'shot':
        this.story.shots.push({ ...this.standing(at, event.side), ...shotOf(event) });
        return;
      case 'goal':
        this.closeStretch(at);
        this.story.goals.push({
          ...this.standing(at, event.side),
          strength: event.strength,
          emptyNet: event.emptyNet,
          assists: event.assists.length,
          scorer: event.scorer,
        });
        this.lead += event.side === 'home' ? 1 : -1;
        return;
      case 'penalty':
        this.story.penalties.push({
          ...this.standing(at, event.side),
          kind: event.penalty,
          minutes: event.minutes,
        });
        return;
      case 'delayed-penalty':
        this.isDelayed = true;
        return;
      case 'goalie-pulled':
        if (!this.isDelayed) this.openPull(event.side, at);
        return;
      case 'goalie-returned':
        this.closePull(event.side, at);
        return;
      case 'goalie-changed':
        this.story.goalieChanges++;
        return;
      case 'period-end':
        this.closeStretch(at);
        this.closePull('home', at);
        this.closePull('away', at);
        return;
      case 'game-end':
        this.story.endedIn = event.endedIn;
        this.story.winner = event.winner;
        return;
      default:
    }
  }

  private standing(at: number, side: Side): Standing {
    const { home, away, homeGoalie, awayGoalie } = this.manpower;
    const isHome = side === 'home';
    return {
      at,
      side,
      lead: isHome ? this.lead : -this.lead,
      own: isHome ? home : away,
      theirs: isHome ? away : home,
      bothGoalies: homeGoalie && awayGoalie,
    };
  }

  private closeStretch(at: number): void {
    const { home, away, homeGoalie, awayGoalie } = this.manpower;
    if (at > this.since) {
      const bothGoalies = homeGoalie && awayGoalie;
      this.story.stretches.push({ from: this.since, to: at, lead: this.lead, home, away, bothGoalies });
    }
    this.since = at;
  }

  /**
   * A goal in the same second may be the one that emptied the net, or the one that brought the goalie back: their order tells.
   */
  private openPull(side: Side, at: number): void {
    const next = this.story.goals.length;
    this.openPulls[side] = { ...this.standing(at, side), until: at, goals: [next, next] };
  }

  private closePull(side: Side, at: number): void {
    const pull = this.openPulls[side];
    if (pull === undefined) return;
    this.story.pulls.push({ ...pull, until: at, goals: [pull.goals[0], this.story.goals.length] });
    delete this.openPulls[side];
  }
}

function shotOf(event: Extract<MatchEvent, { type: 'shot' }>) {
  const { shooter, shot, spot, xg, outcome, rush, rebound, goalie } = event;
  const toNet = (event.side === 'home' ? GOAL_LINE : -GOAL_LINE) - spot.x;
  return {
    shooter,
    type: shot,
    distance: Math.hypot(toNet, spot.y),
    xg,
    outcome,
    rush,
    rebound,
    emptyNet: goalie === undefined,
  };
}
