/**
 * A box score counted from the play-by-play in the plainest way, one event after the other, by ids: the engine's own count, which
 * is optimized for speed, is compared with it. Stars and decisions are not in it.
 */
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';
import { type CountedBox, type CountedGoalie, type CountedSkater, type CountedTeam, emptyBox } from './empty-box.ts';

type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, { type: T }>;

const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');

class Count {
  readonly boxes: Record<Side, CountedBox>;
  private readonly skaters = new Map<number, CountedSkater>();
  private readonly goalies = new Map<number, CountedGoalie>();
  private readonly onIce: Record<Side, number[]> = { home: [], away: [] };
  /** Skaters of the home team minus the opponent's, extra attackers not counted. */
  private ahead = 0;
  private clock = 0;
  /** The last goalie who faced a shot. */
  private facing: number | undefined;

  constructor(input: MatchInput) {
    this.boxes = { home: emptyBox(input.home), away: emptyBox(input.away) };
    for (const { skaters, goalies } of [this.boxes.home, this.boxes.away]) {
      for (const line of skaters) this.skaters.set(line.playerId, line);
      for (const line of goalies) this.goalies.set(line.playerId, line);
    }
  }

  add(event: MatchEvent): void {
    if (event.type === 'period-start') this.startPeriod();
    this.letTimePass(event.second);
    if (event.type === 'change') this.change(event);
    if (event.type === 'manpower') this.manpower(event);
    if (event.type === 'shot') this.shot(event);
    if (event.type === 'penalty-shot') this.penaltyShot(event);
    if (event.type === 'save') this.goalie(event.goalie).saves++;
    if (event.type === 'goal') this.goal(event);
    if (event.type === 'penalty') this.penalty(event);
    if (event.type === 'faceoff') {
      this.team(event.side).faceoffsWon++;
      this.skater(event.winner).faceoffsWon++;
      this.skater(event.loser).faceoffsLost++;
    }
    if (event.type === 'hit' || event.type === 'takeaway' || event.type === 'giveaway') {
      this.team(event.side)[`${event.type}s`]++;
      this.skater(event.player)[`${event.type}s`]++;
    }
    if (event.type === 'fight') for (const id of [event.home, event.away]) this.skater(id).fights++;
    if (event.type === 'shootout-attempt') this.shootout(event);
  }

  private startPeriod(): void {
    this.clock = 0;
    this.onIce.home = [];
    this.onIce.away = [];
    for (const { team } of [this.boxes.home, this.boxes.away]) {
      team.goalsByPeriod.push(0);
      team.shotsByPeriod.push(0);
    }
  }

  private letTimePass(second: number): void {
    const seconds = second - this.clock;
    this.clock = second;
    for (const side of ['home', 'away'] as const) {
      const up = this.isUp(side);
      const down = this.isUp(opponent(side));
      for (const id of this.onIce[side]) {
        const line = this.skaters.get(id);
        if (line === undefined) this.goalie(id).toi += seconds;
        else {
          line.toi += seconds;
          if (up) line.ppToi += seconds;
          if (down) line.shToi += seconds;
        }
      }
      if (up && this.onIce[side].length > 0) this.team(side).ppSeconds += seconds;
    }
  }

  private change({ side, onIce }: EventOf<'change'>): void {
    const keeps = this.boxes[side].goalies;
    for (const id of onIce) {
      const line = this.skaters.get(id);
      if (line !== undefined && !this.onIce[side].includes(id)) line.shifts++;
      if (line === undefined && !keeps.some((goalie) => goalie.started)) this.goalie(id).started = true;
    }
    this.onIce[side] = onIce;
  }

  private manpower({ manpower }: EventOf<'manpower'>): void {
    const home = manpower.home - (manpower.homeGoalie ? 0 : 1);
    const away = manpower.away - (manpower.awayGoalie ? 0 : 1);
    const before = this.ahead;
    this.ahead = home - away;
    // One opportunity for each additional skater of the team's advantage.
    for (let men = Math.max(0, before); men < this.ahead; men++) this.team('home').ppOpportunities++;
    for (let men = Math.max(0, -before); men < -this.ahead; men++) this.team('away').ppOpportunities++;
  }

  private shot({ side, shooter, goalie, blocker, outcome, xg }: EventOf<'shot'>): void {
    const team = this.team(side);
    const line = this.skater(shooter);
    const thousandths = Math.round(xg * 1000);
    this.facing = goalie;
    team.attempts++;
    team.xg += thousandths;
    line.xg += thousandths;
    if (goalie !== undefined) this.goalie(goalie).xga += thousandths;
    if (outcome === 'missed') {
      team.missed++;
      line.missed++;
    } else if (outcome === 'blocked') {
      team.attemptsBlocked++;
      line.attemptsBlocked++;
      const opposing = this.boxes[opponent(side)];
      if (opposing.skaters.some((other) => other.playerId === blocker)) {
        opposing.team.blocks++;
        this.skater(blocker).blocks++;
      }
    } else {
      this.onGoal(side, shooter, goalie, this.isUp(side));
    }
  }

  private onGoal(side: Side, shooter: number, goalie: number | undefined, powerPlay: boolean): void {
    const team = this.team(side);
    team.shots++;
    team.shotsByPeriod[team.shotsByPeriod.length - 1]! += 1;
    this.skater(shooter).shots++;
    if (goalie === undefined) return;
    this.goalie(goalie).shotsAgainst++;
    if (powerPlay) this.goalie(goalie).ppShotsAgainst++;
  }

  private penaltyShot({ side, shooter, goalie, scored }: EventOf<'penalty-shot'>): void {
    this.facing = goalie;
    this.team(side).attempts++;
    this.onGoal(side, shooter, goalie, false);
    if (!scored) this.goalie(goalie).saves++;
  }

  private goal({ side, scorer, assists, strength, emptyNet, onIce }: EventOf<'goal'>): void {
    const team = this.team(side);
    const line = this.skater(scorer);
    const helpers = assists.flatMap((id) => this.skaters.get(id) ?? []);
    team.goals++;
    team.goalsByPeriod[team.goalsByPeriod.length - 1]! += 1;
    line.goals++;
    for (const helper of helpers) helper.assists++;
    for (const id of assists) if (!this.skaters.has(id)) this.goalie(id).assists++;
    if (strength === 'power-play') {
      team.ppGoals++;
      line.ppGoals++;
      for (const helper of helpers) helper.ppAssists++;
    }
    if (strength === 'shorthanded') {
      team.shGoals++;
      line.shGoals++;
      for (const helper of helpers) helper.shAssists++;
    }
    if (emptyNet) {
      team.emptyNetGoals++;
      line.emptyNetGoals++;
    } else {
      const beaten = this.goalie(this.facing);
      beaten.goalsAgainst++;
      if (strength === 'power-play') beaten.ppGoalsAgainst++;
    }
    if (strength !== 'even' && strength !== 'shorthanded') return;
    for (const one of ['home', 'away'] as const) {
      for (const id of onIce[one]) {
        const skater = this.skaters.get(id);
        if (skater !== undefined) skater.plusMinus += one === side ? 1 : -1;
      }
    }
  }

  private penalty({ side, player, minutes }: EventOf<'penalty'>): void {
    const team = this.team(side);
    team.penalties++;
    team.pim += minutes;
    const skater = this.skaters.get(player);
    if (skater === undefined) {
      this.goalie(player).pim += minutes;
    } else {
      skater.penalties++;
      skater.pim += minutes;
    }
  }

  private shootout({ shooter, goalie, scored }: EventOf<'shootout-attempt'>): void {
    this.skater(shooter).shootoutAttempts++;
    this.goalie(goalie).shootoutAttempts++;
    if (scored) this.skater(shooter).shootoutGoals++;
    else this.goalie(goalie).shootoutSaves++;
  }

  private isUp(side: Side): boolean {
    return side === 'home' ? this.ahead > 0 : this.ahead < 0;
  }

  private team(side: Side): CountedTeam {
    return this.boxes[side].team;
  }

  private skater(id: number | undefined): CountedSkater {
    const line = this.skaters.get(id ?? -1);
    if (line === undefined) throw new Error(`${id} is no skater of this game`);
    return line;
  }

  private goalie(id: number | undefined): CountedGoalie {
    const line = this.goalies.get(id ?? -1);
    if (line === undefined) throw new Error(`${id} is no goalie of this game`);
    return line;
  }
}

/** @param events of the whole game, in order. */
export function countBox(input: MatchInput, events: readonly MatchEvent[]): Record<Side, CountedBox> {
  const count = new Count(input);
  for (const event of events) count.add(event);
  return count.boxes;
}
