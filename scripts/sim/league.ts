/** Generated professional leagues to simulate with: teams as a new world has them, lineups as its assistants fill them. */
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, dressedPlaces, type Lineup } from '#engine/lineup/lineup.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { MatchInput, MatchPlayer, MatchResult, MatchTeam } from '#engine/match/types.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { CLUB_QUALITY_DEVIATION } from '#engine/player/level-constants.ts';
import { ageClassOf } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

export const TEAMS = 32;
export const GAMES_PER_TEAM = 82;
/** Share of games that a league's first goalies rest: they start 59.5 of 82. */
const BACKUP_STARTS = 0.27;
const REGULAR_IMPORTANCE = 0.3;

export interface SimTeam {
  teamId: number;
  roster: RosterPlayer[];
  lineup: Lineup;
  /** Round in which an injured player is back. */
  backIn: Map<number, number>;
}

/** A tier-1 league of 32 clubs. */
export function generateLeague(seed: number | string): SimTeam[] {
  const random = new Random(`league/${seed}`);
  return Array.from({ length: TEAMS }, (_, index) => generateTeam(index + 1, random.fork(index)));
}

function generateTeam(teamId: number, random: Random): SimTeam {
  const quality = random.normal(0, CLUB_QUALITY_DEVIATION);
  const roster = generateRoster({ level: 'PRO', tier: 1, quality }, random).map(
    (member, index): RosterPlayer => ({
      ...member,
      id: teamId * 100 + index,
      ageClass: ageClassOf(member.age),
      isInjured: false,
      isSuspended: false,
    }),
  );
  return { teamId, roster, lineup: autoFill(roster), backIn: new Map() };
}

/** The team as it dresses tonight. */
function matchTeamOf(team: SimTeam, options: { backupStarts?: boolean } = {}): MatchTeam {
  const { SG, BG } = team.lineup.goalies;
  const lineup = options.backupStarts && BG !== null ? { ...team.lineup, goalies: { SG: BG, BG: SG } } : team.lineup;
  const dressed = new Set(dressedPlaces(lineup).map((place) => place.player));
  const players = team.roster.filter((player) => dressed.has(player.id)).map(matchPlayerOf);
  return { teamId: team.teamId, players, lineup, tactics: BALANCED_TACTICS };
}

/** Without what only the bench needs to know. */
function matchPlayerOf(player: RosterPlayer): MatchPlayer {
  const { id, positions, hand, skills, specialSkills, xp, form, energy, morale } = player;
  return { id, positions, hand, skills, specialSkills, xp, form, energy, morale };
}

/** The rounds of a season: in each, everybody plays once; home and away even out over the season. */
export function seasonRounds(seed: number | string): [home: number, away: number][][] {
  const random = new Random(`schedule/${seed}`);
  const homeGames = new Array<number>(TEAMS).fill(0);
  return Array.from({ length: GAMES_PER_TEAM }, () => {
    const order = random.shuffle(Array.from({ length: TEAMS }, (_, index) => index));
    const games: [number, number][] = [];
    for (let index = 0; index < TEAMS; index += 2) {
      const [one = 0, two = 1] = order.slice(index, index + 2);
      const oneIsHome = (homeGames[one] ?? 0) <= (homeGames[two] ?? 0);
      const home = oneIsHome ? one : two;
      homeGames[home] = (homeGames[home] ?? 0) + 1;
      games.push([home, oneIsHome ? two : one]);
    }
    return games;
  });
}

/** The input of one game of a round; the goalies rest now and then. */
export function gameInput(home: SimTeam, away: SimTeam, random: Random): MatchInput {
  return {
    seed: Math.floor(random.next() * 2 ** 32),
    home: matchTeamOf(home, { backupStarts: random.chance(BACKUP_STARTS) }),
    away: matchTeamOf(away, { backupStarts: random.chance(BACKUP_STARTS) }),
    overtime: { kind: 'three-on-three', minutes: 5 },
    importance: REGULAR_IMPORTANCE,
  };
}

/** The injured leave the lineup until they are back. */
export function recordInjuries(team: SimTeam, result: MatchResult, round: number): void {
  for (const injury of result.injuries) {
    if (injury.days > 0 && team.roster.some((player) => player.id === injury.playerId)) {
      team.backIn.set(injury.playerId, round + 1 + injury.days);
    }
  }
}

/** Before a round: heals who is due and lets the assistant fill the lineup when anything has changed. */
export function prepareLineup(team: SimTeam, round: number): void {
  let changed = false;
  for (const player of team.roster) {
    const isInjured = (team.backIn.get(player.id) ?? 0) > round;
    if (player.isInjured === isInjured) continue;
    player.isInjured = isInjured;
    changed = true;
  }
  if (changed) team.lineup = autoFill(team.roster, null, { isEmergency: true });
}
