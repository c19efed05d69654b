/**
 * Teams for single games: as in a new world, rested, with lineups set by auto-fill and balanced tactics. Assistants' mistakes and
 * house styles come with whole seasons (season.ts).
 */
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, dressedPlaces, type Lineup } from '#engine/lineup/lineup.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { MatchInput, MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import { drawClubQuality } from '#engine/player/club-quality.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { ageClassOf } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

const TEAMS = 32;
/** Share of games in which the first goalie rests. */
const BACKUP_STARTS = 0.4;
const REGULAR_IMPORTANCE = 0.3;

export interface SimTeam {
  teamId: number;
  roster: RosterPlayer[];
  lineup: Lineup;
}

/** Generates a tier-1 league of 32 clubs. */
export function generateLeague(seed: number | string): SimTeam[] {
  const random = new Random(`league/${seed}`);
  return Array.from({ length: TEAMS }, (_, index) => generateTeam(index + 1, random.fork(index)));
}

function generateTeam(teamId: number, random: Random): SimTeam {
  const quality = drawClubQuality(random);
  const roster = generateRoster({ level: 'PRO', tier: 1, quality }, random).map(
    (member, index): RosterPlayer => ({
      ...member,
      id: teamId * 100 + index,
      ageClass: ageClassOf(member.age),
      isInjured: false,
      isSuspended: false,
    }),
  );
  return { teamId, roster, lineup: autoFill(roster) };
}

/** Returns the team as it dresses tonight. */
function matchTeamOf(team: SimTeam, options: { backupStarts?: boolean } = {}): MatchTeam {
  const { SG, BG } = team.lineup.goalies;
  const lineup = options.backupStarts && BG !== null ? { ...team.lineup, goalies: { SG: BG, BG: SG } } : team.lineup;
  const dressed = new Set(dressedPlaces(lineup).map((place) => place.player));
  const players = team.roster.filter((player) => dressed.has(player.id)).map(matchPlayerOf);
  return { teamId: team.teamId, players, lineup, tactics: BALANCED_TACTICS };
}

/** Leaves out what only the bench needs. */
function matchPlayerOf(player: RosterPlayer): MatchPlayer {
  const { id, positions, hand, skills, specialSkills, xp, form, energy, morale } = player;
  return { id, positions, hand, skills, specialSkills, xp, form, energy, morale };
}

/** Returns the input of one game; the first goalies rest now and then. */
export function gameInput(home: SimTeam, away: SimTeam, random: Random): MatchInput {
  return {
    seed: Math.floor(random.next() * 2 ** 32),
    home: matchTeamOf(home, { backupStarts: random.chance(BACKUP_STARTS) }),
    away: matchTeamOf(away, { backupStarts: random.chance(BACKUP_STARTS) }),
    overtime: { men: 3, minutes: 5, shootout: true },
    importance: REGULAR_IMPORTANCE,
  };
}
