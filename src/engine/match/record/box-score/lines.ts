/** Turns the tally of a game into the lines of the box score. */
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import type { GoalieLine, SkaterLine, TeamBox, TeamLine } from '#engine/match/record/box-score/box.ts';
import * as columns from '#engine/match/record/box-score/columns.ts';
import type { Tally } from '#engine/match/record/box-score/tally.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import type { Position } from '#engine/player/skills.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { PLAYER, PLAYER_WIDTH, TEAM, TEAM_WIDTH } = columns;

/** Returns the box of one team, whose players are in the roster from `first` on, without decisions and shutouts. */
export function boxOf(tally: Tally, side: SideIndex, team: MatchTeam, first: number): TeamBox {
  const box: TeamBox = { team: teamLineOf(tally, side, team.teamId), skaters: [], goalies: [] };
  for (let place = 0; place < team.players.length; place++) {
    const { id, positions } = team.players[place]!;
    if (positions[0] === 'G') box.goalies.push(goalieLineOf(tally, first + place, id));
    else box.skaters.push(skaterLineOf(tally, first + place, id, placeIn(team.lineup, id) ?? positions[0] ?? 'C'));
  }
  return box;
}

/** Returns a skater's position in lines and pairs; null when he is in none. */
export function placeIn({ forwards, defense }: Lineup, id: PlayerId): Position | null {
  for (let pair = defense.length - 1; pair >= 0; pair--) {
    if (defense[pair]!.RD === id) return 'RD';
    if (defense[pair]!.LD === id) return 'LD';
  }
  for (let line = forwards.length - 1; line >= 0; line--) {
    if (forwards[line]!.RW === id) return 'RW';
    if (forwards[line]!.C === id) return 'C';
    if (forwards[line]!.LW === id) return 'LW';
  }
  return null;
}

function teamLineOf({ teams, goalsByPeriod, shotsByPeriod }: Tally, side: SideIndex, teamId: TeamId): TeamLine {
  const row = side * TEAM_WIDTH;
  return {
    teamId,
    score: teams[row + TEAM.goals]!,
    goals: teams[row + TEAM.goals]!,
    goalsByPeriod: goalsByPeriod[side],
    shots: teams[row + TEAM.shots]!,
    shotsByPeriod: shotsByPeriod[side],
    attempts: teams[row + TEAM.attempts]!,
    missed: teams[row + TEAM.missed]!,
    attemptsBlocked: teams[row + TEAM.attemptsBlocked]!,
    xg: teams[row + TEAM.xg]!,
    ppGoals: teams[row + TEAM.ppGoals]!,
    ppOpportunities: teams[row + TEAM.ppOpportunities]!,
    ppSeconds: teams[row + TEAM.ppSeconds]!,
    shGoals: teams[row + TEAM.shGoals]!,
    emptyNetGoals: teams[row + TEAM.emptyNetGoals]!,
    penalties: teams[row + TEAM.penalties]!,
    pim: teams[row + TEAM.pim]!,
    hits: teams[row + TEAM.hits]!,
    blocks: teams[row + TEAM.blocks]!,
    takeaways: teams[row + TEAM.takeaways]!,
    giveaways: teams[row + TEAM.giveaways]!,
    faceoffsWon: teams[row + TEAM.faceoffsWon]!,
  };
}

function skaterLineOf({ players }: Tally, index: number, playerId: PlayerId, position: Position): SkaterLine {
  const row = index * PLAYER_WIDTH;
  return {
    playerId,
    position,
    toi: players[row + PLAYER.toi]!,
    ppToi: players[row + PLAYER.ppToi]!,
    shToi: players[row + PLAYER.shToi]!,
    shifts: players[row + PLAYER.shifts]!,
    goals: players[row + PLAYER.goals]!,
    assists: players[row + PLAYER.assists]!,
    ppGoals: players[row + PLAYER.ppGoals]!,
    ppAssists: players[row + PLAYER.ppAssists]!,
    shGoals: players[row + PLAYER.shGoals]!,
    shAssists: players[row + PLAYER.shAssists]!,
    gameWinningGoals: 0,
    emptyNetGoals: players[row + PLAYER.emptyNetGoals]!,
    plusMinus: players[row + PLAYER.plusMinus]!,
    pim: players[row + PLAYER.pim]!,
    penalties: players[row + PLAYER.penalties]!,
    shots: players[row + PLAYER.shots]!,
    missed: players[row + PLAYER.missed]!,
    attemptsBlocked: players[row + PLAYER.attemptsBlocked]!,
    xg: players[row + PLAYER.xg]!,
    hits: players[row + PLAYER.hits]!,
    blocks: players[row + PLAYER.blocks]!,
    takeaways: players[row + PLAYER.takeaways]!,
    giveaways: players[row + PLAYER.giveaways]!,
    faceoffsWon: players[row + PLAYER.faceoffsWon]!,
    faceoffsLost: players[row + PLAYER.faceoffsLost]!,
    fights: players[row + PLAYER.fights]!,
    shootoutAttempts: players[row + PLAYER.shootoutAttempts]!,
    shootoutGoals: players[row + PLAYER.shootoutSuccesses]!,
  };
}

function goalieLineOf({ players }: Tally, index: number, playerId: PlayerId): GoalieLine {
  const row = index * PLAYER_WIDTH;
  return {
    playerId,
    started: players[row + PLAYER.started] === 1,
    toi: players[row + PLAYER.toi]!,
    shotsAgainst: players[row + PLAYER.shotsAgainst]!,
    goalsAgainst: players[row + PLAYER.goalsAgainst]!,
    saves: players[row + PLAYER.saves]!,
    ppShotsAgainst: players[row + PLAYER.ppShotsAgainst]!,
    ppGoalsAgainst: players[row + PLAYER.ppGoalsAgainst]!,
    xga: players[row + PLAYER.xga]!,
    pim: players[row + PLAYER.pim]!,
    assists: players[row + PLAYER.assists]!,
    decision: null,
    shutout: false,
    shootoutAttempts: players[row + PLAYER.shootoutAttempts]!,
    shootoutSaves: players[row + PLAYER.shootoutSuccesses]!,
  };
}
