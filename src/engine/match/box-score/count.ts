/** Counts one event into the ledger. */
import type { Ledger, SideLedger } from '#engine/match/box-score/ledger.ts';
import type { GoalieLine, MatchEvent, Side, SkaterLine } from '#engine/match/types.ts';

type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, { type: T }>;

export function addEvent(ledger: Ledger, event: MatchEvent): void {
  switch (event.type) {
    case 'period-start':
      startPeriod(ledger, event.period);
      return;
    case 'period-end':
      bookTime(ledger, event.second);
      ledger.running = false;
      return;
    case 'change':
      bookTime(ledger, event.second);
      changeIce(ledger, event);
      return;
    case 'manpower':
      bookTime(ledger, event.second);
      changeManpower(ledger, event);
      return;
    case 'shot':
      addShot(ledger, event);
      return;
    case 'goal':
      addGoal(ledger, event);
      return;
    case 'penalty':
      addPenalty(ledger, event);
      return;
    case 'penalty-shot':
      addPenaltyShot(ledger, event);
      return;
    case 'shootout-attempt':
      addShootoutAttempt(ledger, event);
      return;
    case 'game-end':
      ledger.ended = {
        homeScore: event.homeScore,
        awayScore: event.awayScore,
        endedIn: event.endedIn,
        winner: event.winner,
      };
      return;
    default:
      addSmallThings(ledger, event);
  }
}

function addSmallThings(ledger: Ledger, event: MatchEvent): void {
  const { skaters } = ledger;
  switch (event.type) {
    case 'faceoff': {
      sideOf(ledger, event.side).box.team.faceoffsWon++;
      const winner = skaters.get(event.winner);
      const loser = skaters.get(event.loser);
      if (winner !== undefined) winner.faceoffsWon++;
      if (loser !== undefined) loser.faceoffsLost++;
      return;
    }
    case 'hit': {
      sideOf(ledger, event.side).box.team.hits++;
      const line = skaters.get(event.player);
      if (line !== undefined) line.hits++;
      return;
    }
    case 'takeaway': {
      sideOf(ledger, event.side).box.team.takeaways++;
      const line = skaters.get(event.player);
      if (line !== undefined) line.takeaways++;
      return;
    }
    case 'giveaway': {
      sideOf(ledger, event.side).box.team.giveaways++;
      const line = skaters.get(event.player);
      if (line !== undefined) line.giveaways++;
      return;
    }
    case 'fight': {
      for (const fighter of [event.home, event.away]) {
        const line = skaters.get(fighter);
        if (line !== undefined) line.fights++;
      }
      return;
    }
  }
}

const sideOf = (ledger: Ledger, side: Side): SideLedger => ledger.sides[side === 'home' ? 0 : 1];
const opposing = (ledger: Ledger, side: Side): SideLedger => ledger.sides[side === 'home' ? 1 : 0];

function startPeriod(ledger: Ledger, period: number): void {
  ledger.period = period;
  ledger.booked = 0;
  ledger.running = true;
  for (const side of ledger.sides) {
    side.on = 0;
    side.goalieOn = null;
    side.box.team.goalsByPeriod.push(0);
    side.box.team.shotsByPeriod.push(0);
  }
}

/** Gives the time since the last booking to everybody on the ice. */
export function bookTime(ledger: Ledger, second: number): void {
  const seconds = second - ledger.booked;
  if (seconds <= 0 || !ledger.running) return;
  ledger.booked = second;
  for (let index = 0; index < 2; index++) {
    const side = ledger.sides[index as 0 | 1];
    const menUp = index === 0 ? ledger.advantage : -ledger.advantage;
    for (let place = 0; place < side.on; place++) {
      const line = side.skatersOn[place]!;
      line.toi += seconds;
      if (menUp > 0) line.ppToi += seconds;
      else if (menUp < 0) line.shToi += seconds;
    }
    if (menUp > 0 && side.on > 0) side.box.team.ppSeconds += seconds;
    if (side.goalieOn !== null) side.goalieOn.toi += seconds;
  }
}

function changeIce(ledger: Ledger, event: EventOf<'change'>): void {
  const side = sideOf(ledger, event.side);
  beginChange(side);
  for (const id of event.onIce) {
    const line = ledger.skaters.get(id);
    if (line !== undefined) {
      countOnIce(side, line);
      continue;
    }
    const goalie = ledger.goalies.get(id);
    if (goalie !== undefined) countInNet(side, goalie);
  }
}

/** Everybody off; those who are on after the change follow one by one. Time must be booked before. */
export function beginChange(side: SideLedger): void {
  const list = side.skatersBefore;
  side.skatersBefore = side.skatersOn;
  side.before = side.on;
  side.skatersOn = list;
  side.on = 0;
  side.goalieOn = null;
}

export function countOnIce(side: SideLedger, line: SkaterLine): void {
  side.skatersOn[side.on++] = line;
  for (let place = 0; place < side.before; place++) if (side.skatersBefore[place] === line) return;
  line.shifts++;
}

export function countInNet(side: SideLedger, goalie: GoalieLine): void {
  if (side.lastGoalie === null) goalie.started = true;
  side.goalieOn = goalie;
  side.lastGoalie = goalie;
}

/** A power play begins whenever a team has more skaters than before over the other, extra attackers not counted. */
function changeManpower(ledger: Ledger, { manpower }: EventOf<'manpower'>): void {
  const home = manpower.home - (manpower.homeGoalie ? 0 : 1);
  const away = manpower.away - (manpower.awayGoalie ? 0 : 1);
  const advantage = home - away;
  const gainOf = (now: number, then: number) => Math.max(0, now) - Math.max(0, then);
  ledger.sides[0].box.team.ppOpportunities += Math.max(0, gainOf(advantage, ledger.advantage));
  ledger.sides[1].box.team.ppOpportunities += Math.max(0, gainOf(-advantage, -ledger.advantage));
  ledger.advantage = advantage;
}

function addShot(ledger: Ledger, event: EventOf<'shot'>): void {
  const blocker = event.blocker === undefined ? undefined : ledger.skaters.get(event.blocker);
  countShot(ledger, event.side === 'home' ? 0 : 1, {
    period: event.period,
    thousandths: Math.round(event.xg * 1000),
    outcome: event.outcome,
    shooter: ledger.skaters.get(event.shooter),
    goalie: event.goalie === undefined ? undefined : ledger.goalies.get(event.goalie),
    // A shot that hits a team mate is blocked, but nobody's block.
    blocker: blocker !== undefined && opposing(ledger, event.side).box.skaters.includes(blocker) ? blocker : undefined,
  });
}

/** An attempt with the lines of those who had a part in it. */
export interface CountedShot {
  period: number;
  /** Expected goals. */
  thousandths: number;
  outcome: EventOf<'shot'>['outcome'];
  shooter: SkaterLine | undefined;
  goalie: GoalieLine | undefined;
  /** Of the defending team. */
  blocker: SkaterLine | undefined;
}

export function countShot(ledger: Ledger, side: 0 | 1, shot: CountedShot): void {
  const { team } = ledger.sides[side].box;
  const { shooter, goalie, blocker, thousandths } = shot;
  team.attempts++;
  team.xg += thousandths;
  if (shooter !== undefined) shooter.xg += thousandths;
  if (goalie !== undefined) goalie.xga += thousandths;
  if (shot.outcome === 'blocked') {
    team.attemptsBlocked++;
    if (shooter !== undefined) shooter.attemptsBlocked++;
    if (blocker !== undefined) {
      blocker.blocks++;
      ledger.sides[side === 0 ? 1 : 0].box.team.blocks++;
    }
  } else if (shot.outcome === 'missed') {
    team.missed++;
    if (shooter !== undefined) shooter.missed++;
  } else {
    const isPowerPlay = (side === 0 ? ledger.advantage : -ledger.advantage) > 0;
    countShotOnGoal(ledger, side, shot, isPowerPlay);
    if (shot.outcome === 'on-goal' && goalie !== undefined) goalie.saves++;
  }
}

function countShotOnGoal(
  ledger: Ledger,
  side: 0 | 1,
  shot: Pick<CountedShot, 'period' | 'shooter' | 'goalie'>,
  isPowerPlay: boolean,
): void {
  const { team } = ledger.sides[side].box;
  team.shots++;
  team.shotsByPeriod[shot.period - 1] = (team.shotsByPeriod[shot.period - 1] ?? 0) + 1;
  if (shot.shooter !== undefined) shot.shooter.shots++;
  if (shot.goalie === undefined) return;
  shot.goalie.shotsAgainst++;
  if (isPowerPlay) shot.goalie.ppShotsAgainst++;
}

function addGoal(ledger: Ledger, event: EventOf<'goal'>): void {
  const side = sideOf(ledger, event.side);
  const against = opposing(ledger, event.side);
  const { team } = side.box;
  const isPowerPlay = event.strength === 'power-play';
  const isShortHanded = event.strength === 'short-handed';
  team.goals++;
  team.score++;
  team.goalsByPeriod[event.period - 1] = (team.goalsByPeriod[event.period - 1] ?? 0) + 1;
  if (isPowerPlay) team.ppGoals++;
  if (isShortHanded) team.shGoals++;
  if (event.emptyNet) team.emptyNetGoals++;
  const scorer = ledger.skaters.get(event.scorer);
  if (scorer !== undefined) {
    scorer.goals++;
    if (isPowerPlay) scorer.ppGoals++;
    if (isShortHanded) scorer.shGoals++;
    if (event.emptyNet) scorer.emptyNetGoals++;
  }
  for (const id of event.assists) {
    const helper = ledger.skaters.get(id);
    if (helper !== undefined) {
      helper.assists++;
      if (isPowerPlay) helper.ppAssists++;
      if (isShortHanded) helper.shAssists++;
    }
    const goalie = ledger.goalies.get(id);
    if (goalie !== undefined) goalie.assists++;
  }
  if (!event.emptyNet && against.goalieOn !== null) {
    against.goalieOn.goalsAgainst++;
    if (isPowerPlay) against.goalieOn.ppGoalsAgainst++;
  }
  if (!isPowerPlay && event.strength !== 'penalty-shot') plusMinus(ledger, event);
  ledger.goals.push({
    side: event.side === 'home' ? 0 : 1,
    scorer: event.scorer,
    own: side.lastGoalie,
    beaten: against.lastGoalie,
    homeScore: event.homeScore,
    awayScore: event.awayScore,
  });
}

function plusMinus(ledger: Ledger, event: EventOf<'goal'>): void {
  const isHome = event.side === 'home';
  for (const id of event.onIce.home) {
    const line = ledger.skaters.get(id);
    if (line !== undefined) line.plusMinus += isHome ? 1 : -1;
  }
  for (const id of event.onIce.away) {
    const line = ledger.skaters.get(id);
    if (line !== undefined) line.plusMinus += isHome ? -1 : 1;
  }
}

function addPenalty(ledger: Ledger, event: EventOf<'penalty'>): void {
  const { team } = sideOf(ledger, event.side).box;
  team.penalties++;
  team.pim += event.minutes;
  const skater = ledger.skaters.get(event.player);
  if (skater !== undefined) {
    skater.penalties++;
    skater.pim += event.minutes;
  }
  const goalie = ledger.goalies.get(event.player);
  if (goalie !== undefined) goalie.pim += event.minutes;
}

/** A penalty shot is a shot on goal; the goal itself comes as a `goal` event. */
function addPenaltyShot(ledger: Ledger, event: EventOf<'penalty-shot'>): void {
  const goalie = ledger.goalies.get(event.goalie);
  const shot = { period: event.period, shooter: ledger.skaters.get(event.shooter), goalie };
  countShotOnGoal(ledger, event.side === 'home' ? 0 : 1, shot, false);
  sideOf(ledger, event.side).box.team.attempts++;
  if (goalie !== undefined && !event.scored) goalie.saves++;
}

function addShootoutAttempt(ledger: Ledger, event: EventOf<'shootout-attempt'>): void {
  const shooter = ledger.skaters.get(event.shooter);
  if (shooter !== undefined) {
    shooter.shootoutAttempts++;
    if (event.scored) shooter.shootoutGoals++;
  }
  const goalie = ledger.goalies.get(event.goalie);
  if (goalie === undefined) return;
  goalie.shootoutAttempts++;
  if (!event.scored) goalie.shootoutSaves++;
}
