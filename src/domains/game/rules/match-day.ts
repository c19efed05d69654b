/** From squads to the engine's input: who takes the ice tonight, what is at stake, how a tie is settled. */

import type { GameType } from '#domains/competition/constants.ts';
import { seenByAssistant } from '#domains/lineups/rules/assistant-eye.ts';
import { linesAndPairs, partnershipsAmong, partnershipsWithin } from '#domains/lineups/rules/familiarity.ts';
import { houseStyle } from '#domains/lineups/rules/house-style.ts';
import type { TeamId } from '#engine/ids.ts';
import { type AutoFillOptions, autoFill, chooseGoalies } from '#engine/lineup/auto-fill.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { CoachStyle } from '#engine/lineup/coach-style.ts';
import { type Letters, withLetters } from '#engine/lineup/letters.ts';
import { dressedPlaces, type Lineup, type Tactics } from '#engine/lineup/lineup.ts';
import { type LineupRepair, repairLineup } from '#engine/lineup/repair.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type {
  BenchCoaching,
  BenchOrder,
  MatchInput,
  MatchPlayer,
  MatchTeam,
  OvertimeRule,
} from '#engine/match/input.ts';
import type { SkillProfile } from '#engine/match/ratings/skill-profile.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Seed } from '#engine/random.ts';
import type { Secret } from '#engine/secret.ts';

/** A team on the night of a game. */
export interface Squad {
  teamId: TeamId;
  /** The season; assistants revise their opinions over the summer. */
  season: number;
  /** Secret: an assistant's opinions derive from it. */
  secret: Secret;
  level: Level;
  /** Whether a manager has set the lines; otherwise the assistant sets them again for each game. */
  isManaged: boolean;
  /** Whether the assistant rests no player. In a game its rules say so; before it is known, it depends on the day. */
  isDecisive: boolean;
  players: readonly RosterPlayer[];
  /** As stored; null: none yet. */
  lineup: Lineup | null;
  /** Captain and alternates that the manager has named for the assistant's lines; absent: the assistant chooses them. */
  letters?: Letters;
  /** Null: none set, the assistant plays his house style. */
  tactics: Tactics | null;
  /** Style of play of the team's head coach; null or absent: no coach. */
  coachStyle?: CoachStyle | null;
  /** Tactics by period and conditional orders; none when absent. */
  orders?: readonly BenchOrder[];
  /** How much players have played together; absent: the usual amount for all. */
  partnerships?: readonly Partnership[];
  /** What its coaches are worth behind the bench; absent: as much as those of an average team. */
  coaching?: BenchCoaching;
  /** The same in games of the playoffs. */
  playoffCoaching?: BenchCoaching;
  /** Version of the manager's saved lineup; 0 or absent: the assistant's. */
  lineupVersion?: number;
  /** Whether the game is live, so that the bench may change the lines in an intermission. */
  isLive?: boolean;
}

/** What the engine needs to know of a fixture. */
export interface Fixture {
  id: number;
  /** 128 bits: with it and both squads the game can be computed. */
  seed: Seed;
  type: GameType;
  /** How its competition settles a tie. */
  overtime: OvertimeRule;
  /** How much the game matters to the players' nerves, 0 to 1. */
  importance: number;
  /** Whether an assistant rests no player. */
  isDecisive: boolean;
  /** How the league's skills are distributed this season; null: as usual. */
  profile: SkillProfile | null;
  /** See `MatchInput`; null: no limit. */
  maxInjuryDays: number | null;
  /** Whether neither team is at home. */
  isOnNeutralIce: boolean;
}

/** A fixture on its night: the players available to dress on both sides. */
export interface Matchup {
  fixture: Fixture;
  home: Squad;
  /** With its manager's away tactics: see `awaySquad`. */
  away: Squad;
}

/** Repairs of a lineup that a manager had saved, as reported to that manager. */
export interface TeamRepairs {
  teamId: TeamId;
  repairs: readonly LineupRepair[];
}

/**
 * Returns the engine's input for the game and the repairs of managed teams; none for a lineup that is played as saved.
 * @throws RangeError see `matchTeamOf`
 */
export function faceoffOf({ fixture, home, away }: Matchup): { input: MatchInput; repaired: TeamRepairs[] } {
  const hosts = matchTeamOf(tonightIn(fixture, home));
  const visitors = matchTeamOf(tonightIn(fixture, away));
  const repaired = [
    { teamId: home.teamId, repairs: repairsToTell(hosts.repairs) },
    { teamId: away.teamId, repairs: repairsToTell(visitors.repairs) },
  ].filter(({ repairs }) => repairs.length > 0);
  return { input: matchInputOf(fixture, hosts.team, visitors.team), repaired };
}

/** Returns the squad with what its coaches are worth in this game, and how much the game asks of it. */
function tonightIn(
  { type, isDecisive }: Pick<Fixture, 'type' | 'isDecisive'>,
  { coaching, playoffCoaching, ...squad }: Squad,
): Squad {
  const tonight = type === 'playoffs' ? playoffCoaching : coaching;
  return { ...squad, isDecisive, ...(tonight && { coaching: tonight }) };
}

/**
 * Returns the team as it takes the ice. A manager's lineup is played as saved, with the injured and suspended replaced;
 * the stored one is left alone.
 *
 * @returns what had to be changed in a manager's lineup as `repairs`
 * @throws RangeError when the squad is too small to dress twenty, goalies included
 */
export function matchTeamOf(squad: Squad): { team: MatchTeam; lineup: Lineup; repairs: LineupRepair[] } {
  const { level, isDecisive, partnerships } = squad;
  const options = { level, isEmergency: true, isDecisive, partnerships };
  const { lineup, repairs } =
    squad.isManaged && squad.lineup
      ? repairLineup(squad.lineup, squad.players, options)
      : { lineup: assistantsLineup(squad, options), repairs: [] };
  const byId = new Map(squad.players.map((player) => [player.id, player]));
  const players = dressedPlaces(lineup).map(({ place, player }) => {
    const dressed = player === null ? undefined : byId.get(player);
    if (!dressed) throw new RangeError(`team ${squad.teamId} has nobody for ${place}`);
    return matchPlayerOf(dressed);
  });
  const tactics = squad.tactics ?? houseStyle(squad, squad.players);
  const team: MatchTeam = { teamId: squad.teamId, players, lineup, tactics };
  if (squad.orders?.length) team.orders = squad.orders;
  if (squad.coaching) team.coaching = squad.coaching;
  if (squad.partnerships) {
    // The input is stored, so it holds only what can matter: the given lines, or any that the bench could form.
    team.partnerships = squad.isLive
      ? partnershipsAmong(squad.partnerships, new Set(players.map(({ id }) => id)))
      : partnershipsWithin(squad.partnerships, linesAndPairs(lineup));
  }
  return { team, lineup, repairs };
}

function assistantsLineup(squad: Squad, options: AutoFillOptions): Lineup {
  const lineup = autoFill(seenByAssistant(squad.players, squad), null, options);
  return squad.letters ? withLetters(lineup, squad.letters) : lineup;
}

/**
 * Returns the team in its last lines, with only missing players replaced, for teams that are not tended daily.
 * @param goalies starter and backup; those the assistant would choose tonight unless given.
 * @throws RangeError see `matchTeamOf`
 */
export function matchTeamInLastLines(
  squad: Squad,
  last: Lineup,
  goalies: Lineup['goalies'] = chooseGoalies(squad.players, squad),
): ReturnType<typeof matchTeamOf> {
  return matchTeamOf({ ...squad, lineup: { ...last, goalies }, isManaged: true });
}

/**
 * Returns the repairs that a manager is told about: who was replaced in the lines, and why. Changes on special teams
 * follow from those and are listed only where the lines needed none.
 */
function repairsToTell(repairs: readonly LineupRepair[]): LineupRepair[] {
  const ofLines = repairs.filter(({ place }) => /^(forwards|defense|goalies)\./.test(place));
  return ofLines.length > 0 ? ofLines : repairs.filter(({ fault }) => fault !== null);
}

/** Returns a managed team away from home: with the tactics and orders of the away template, when there is one. */
export function awaySquad(squad: Squad, template: Pick<Squad, 'tactics' | 'orders'> | undefined): Squad {
  return squad.isManaged && template ? { ...squad, tactics: template.tactics, orders: template.orders } : squad;
}

/** Returns the team for a scrimmage: all players are rested, suspended ones may play, and injured ones may not, even in an emergency. */
export function scrimmageSquad(squad: Squad): Squad {
  const healthy = squad.players.filter(({ isInjured }) => !isInjured);
  return { ...squad, players: healthy.map((player) => ({ ...player, energy: 100, isSuspended: false })) };
}

/**
 * Returns the lineup that a bench continues with after an intermission. Who dresses was settled at the faceoff: any other
 * player in it is replaced as the assistant would, and neither age class nor older injuries bar a player who is dressed.
 * The engine itself tracks tonight's injuries.
 */
export function lineupTonight(wish: Lineup, team: Pick<MatchTeam, 'players'>): Lineup {
  const dressed = team.players.map(
    (player): RosterPlayer => ({ ...player, ageClass: 3, isInjured: false, isSuspended: false }),
  );
  return repairLineup(wish, dressed).lineup;
}

export function matchInputOf(fixture: Fixture, home: MatchTeam, away: MatchTeam): MatchInput {
  return {
    seed: fixture.seed,
    home,
    away,
    overtime: fixture.overtime,
    importance: fixture.importance,
    ...(fixture.profile && { profile: fixture.profile }),
    ...(fixture.maxInjuryDays !== null && { maxInjuryDays: fixture.maxInjuryDays }),
    ...(fixture.isOnNeutralIce && { neutralIce: true }),
  };
}

/** Drops what only the bench needs to know, since the input is stored. */
function matchPlayerOf(player: RosterPlayer): MatchPlayer {
  const { id, positions, hand, skills, specialSkills, xp, form, energy, morale } = player;
  return { id, positions, hand, skills, specialSkills, xp, form, energy, morale };
}
