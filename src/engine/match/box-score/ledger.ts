/** The working copy of a box score while events are counted into it. */

import type { Lineup, Place, PlayerId } from '#engine/lineup/lineup.ts';
import type { GoalieLine, MatchInput, MatchTeam, SkaterLine, TeamBox, TeamLine } from '#engine/match/types.ts';
import type { Position } from '#engine/player/skills.ts';

export interface Ledger {
  readonly sides: readonly [SideLedger, SideLedger];
  /** Where a player's line is found. */
  readonly skaters: Map<PlayerId, SkaterLine>;
  readonly goalies: Map<PlayerId, GoalieLine>;
  period: number;
  /** Second of the period up to which ice time is booked. */
  booked: number;
  running: boolean;
  /** Men up (above 0) of the home team by penalties. */
  advantage: number;
  /** Goals in order, for the game winner. */
  readonly goals: CountedGoal[];
  ended: {
    homeScore: number;
    awayScore: number;
    endedIn: 'regulation' | 'overtime' | 'shootout';
    winner: 'home' | 'away' | null;
  } | null;
}

export interface CountedGoal {
  side: 0 | 1;
  scorer: PlayerId;
  /** Goalie of the scoring team, and of the other (the last one in, when the net is empty). */
  own: GoalieLine | null;
  beaten: GoalieLine | null;
  homeScore: number;
  awayScore: number;
}

export interface SideLedger {
  readonly box: TeamBox;
  /** Who is on the ice, the first `on` of the list, and who was before the last change; lists are used again for the next. */
  skatersOn: SkaterLine[];
  on: number;
  skatersBefore: SkaterLine[];
  before: number;
  goalieOn: GoalieLine | null;
  /** Who stood in the net last, for the decision when it is empty. */
  lastGoalie: GoalieLine | null;
}

export function openLedger(input: MatchInput): Ledger {
  const skaters = new Map<PlayerId, SkaterLine>();
  const goalies = new Map<PlayerId, GoalieLine>();
  const sideOf = (team: MatchTeam): SideLedger => {
    const box: TeamBox = { team: emptyTeamLine(team.teamId), skaters: [], goalies: [] };
    const places = placesOf(team.lineup);
    for (const player of team.players) {
      const isGoalie = player.positions[0] === 'G';
      if (isGoalie) {
        const line = emptyGoalieLine(player.id);
        goalies.set(player.id, line);
        box.goalies.push(line);
      } else {
        const line = emptySkaterLine(player.id, places.get(player.id) ?? player.positions[0] ?? 'C');
        skaters.set(player.id, line);
        box.skaters.push(line);
      }
    }
    return { box, skatersOn: [], on: 0, skatersBefore: [], before: 0, goalieOn: null, lastGoalie: null };
  };
  return {
    sides: [sideOf(input.home), sideOf(input.away)],
    skaters,
    goalies,
    period: 0,
    booked: 0,
    running: false,
    advantage: 0,
    goals: [],
    ended: null,
  };
}

function placesOf(lineup: Lineup): Map<PlayerId, Position> {
  const places = new Map<PlayerId, Position>();
  const put = (player: Place, position: Position) => {
    if (player !== null) places.set(player, position);
  };
  for (const line of lineup.forwards) {
    put(line.LW, 'LW');
    put(line.C, 'C');
    put(line.RW, 'RW');
  }
  for (const pair of lineup.defence) {
    put(pair.LD, 'LD');
    put(pair.RD, 'RD');
  }
  return places;
}

function emptyTeamLine(teamId: number): TeamLine {
  return {
    teamId,
    score: 0,
    goals: 0,
    goalsByPeriod: [],
    shots: 0,
    shotsByPeriod: [],
    attempts: 0,
    missed: 0,
    attemptsBlocked: 0,
    xg: 0,
    ppGoals: 0,
    ppOpportunities: 0,
    ppSeconds: 0,
    shGoals: 0,
    emptyNetGoals: 0,
    penalties: 0,
    pim: 0,
    hits: 0,
    blocks: 0,
    takeaways: 0,
    giveaways: 0,
    faceoffsWon: 0,
  };
}

function emptySkaterLine(playerId: PlayerId, position: Position): SkaterLine {
  return {
    playerId,
    position,
    toi: 0,
    ppToi: 0,
    shToi: 0,
    shifts: 0,
    goals: 0,
    assists: 0,
    ppGoals: 0,
    ppAssists: 0,
    shGoals: 0,
    shAssists: 0,
    gameWinningGoals: 0,
    emptyNetGoals: 0,
    plusMinus: 0,
    pim: 0,
    penalties: 0,
    shots: 0,
    missed: 0,
    attemptsBlocked: 0,
    xg: 0,
    hits: 0,
    blocks: 0,
    takeaways: 0,
    giveaways: 0,
    faceoffsWon: 0,
    faceoffsLost: 0,
    fights: 0,
    shootoutAttempts: 0,
    shootoutGoals: 0,
  };
}

function emptyGoalieLine(playerId: PlayerId): GoalieLine {
  return {
    playerId,
    started: false,
    toi: 0,
    shotsAgainst: 0,
    goalsAgainst: 0,
    saves: 0,
    ppShotsAgainst: 0,
    ppGoalsAgainst: 0,
    xga: 0,
    pim: 0,
    assists: 0,
    decision: null,
    shutout: false,
    shootoutAttempts: 0,
    shootoutSaves: 0,
  };
}
