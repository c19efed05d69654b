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
  /** The year: assistants change their minds over the summer. */
  season: number;
  /** Secret: what an assistant thinks follows from it. */
  secret: Secret;
  level: Level;
  /** A manager has set the lines; else the assistant sets them afresh for each game. */
  isManaged: boolean;
  /** Everything is at stake (the playoffs): the assistant rests nobody. */
  isDecisive: boolean;
  players: readonly RosterPlayer[];
  /** As stored; null: none yet. */
  lineup: Lineup | null;
  /** Captain and alternates that the manager has named for the lines of his assistant; absent: the assistant chooses them. */
  letters?: Letters;
  /** Null: nobody has set any, the assistant plays his house style. */
  tactics: Tactics | null;
  /** How the one who leads the team likes to play; null or absent: nobody does. */
  coachStyle?: CoachStyle | null;
  /** Tactics by period and conditional orders; none when absent. */
  orders?: readonly BenchOrder[];
  /** Who has played with whom; absent: everybody as much as is usual. */
  partnerships?: readonly Partnership[];
  /** What its coaches do behind the bench; absent: as much as those of an ordinary team. */
  coaching?: BenchCoaching;
  /** The same in games of the playoffs. */
  playoffCoaching?: BenchCoaching;
  /** The save of its manager's lineup that this is; 0 or absent: the assistant's. */
  lineupVersion?: number;
  /** It plays live, so that its bench may change the lines in an intermission. */
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
  /** How much it matters to the players' nerves, 0 to 1. */
  importance: number;
  /** How the skills of the league stand to each other this season; null: as is ordinary. */
  profile: SkillProfile | null;
  /** See `MatchInput`; null: no limit. */
  maxInjuryDays: number | null;
}

/** A fixture on its night: who could dress on both sides. */
export interface Matchup {
  fixture: Fixture;
  home: Squad;
  /** With what its manager wants to be played away from home: see `awaySquad`. */
  away: Squad;
}

/** What had to be changed in the lineup that a manager had saved for his team, as far as he is told. */
export interface TeamRepairs {
  teamId: TeamId;
  repairs: readonly LineupRepair[];
}

/**
 * The game as the engine is given it, with the repairs of the teams of managers; none for a lineup that is played as it was
 * saved.
 * @throws RangeError see `matchTeamOf`
 */
export function faceoffOf({ fixture, home, away }: Matchup): { input: MatchInput; repaired: TeamRepairs[] } {
  const hosts = matchTeamOf(coachedFor(fixture, home));
  const visitors = matchTeamOf(coachedFor(fixture, away));
  const repaired = [
    { teamId: home.teamId, repairs: repairsToTell(hosts.repairs) },
    { teamId: away.teamId, repairs: repairsToTell(visitors.repairs) },
  ].filter(({ repairs }) => repairs.length > 0);
  return { input: matchInputOf(fixture, hosts.team, visitors.team), repaired };
}

/** With what its coaches are worth in such a game. */
function coachedFor({ type }: Pick<Fixture, 'type'>, { coaching, playoffCoaching, ...squad }: Squad): Squad {
  const tonight = type === 'playoffs' ? playoffCoaching : coaching;
  return tonight ? { ...squad, coaching: tonight } : squad;
}

/**
 * The team as it takes the ice. A manager's lineup is played as it stands, with the injured and suspended replaced; the
 * stored one is left alone.
 *
 * @returns what had to be changed in a manager's lineup as `repairs`
 * @throws RangeError when the squad is too small to dress twenty, goalies and all
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
    // The input is stored: it holds no more than can matter, the lines as they stand or all that the bench could make.
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
 * The team in the lines that it played last, in which only the missing are replaced, as where nobody looks at it every day.
 * @param goalies who starts and who waits; those whom the assistant would choose tonight unless told otherwise.
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
 * What a manager is told of the repairs: who was replaced in the lines, and why. Duties on special teams follow from that,
 * and are told of only where nothing else was wrong.
 */
function repairsToTell(repairs: readonly LineupRepair[]): LineupRepair[] {
  const ofLines = repairs.filter(({ place }) => /^(forwards|defense|goalies)\./.test(place));
  return ofLines.length > 0 ? ofLines : repairs.filter(({ fault }) => fault !== null);
}

/** A managed team away from home: the tactics and orders of the template for away games, when there is one. */
export function awaySquad(squad: Squad, template: Pick<Squad, 'tactics' | 'orders'> | undefined): Squad {
  return squad.isManaged && template ? { ...squad, tactics: template.tactics, orders: template.orders } : squad;
}

/** The team in a scrimmage: everybody is rested, who is suspended may play, and who is hurt does not, not even in an emergency. */
export function scrimmageSquad(squad: Squad): Squad {
  const healthy = squad.players.filter(({ isInjured }) => !isInjured);
  return { ...squad, players: healthy.map((player) => ({ ...player, energy: 100, isSuspended: false })) };
}

/**
 * The lineup that a bench goes on with after an intermission. Who dresses was settled at the faceoff: anyone else who is named
 * is replaced as the assistant would, and neither age class nor old injuries bar anybody who plays already. Who was hurt
 * tonight the engine knows.
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
  };
}

/** Without what only the bench needs to know, for the input is stored. */
function matchPlayerOf(player: RosterPlayer): MatchPlayer {
  const { id, positions, hand, skills, specialSkills, xp, form, energy, morale } = player;
  return { id, positions, hand, skills, specialSkills, xp, form, energy, morale };
}
