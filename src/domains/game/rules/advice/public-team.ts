/** The opponent as every viewer of a live game may know it: what the game's page and players' pages publish, and nothing else. */
import { type DressedPlace, placesOf } from '#domains/game/rules/dressed.ts';
import { lineupTonight } from '#domains/game/rules/match-day.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';
import { emptyLineup } from '#engine/lineup/places.ts';
import { CONDITION } from '#engine/match/constants/players.ts';
import type { MatchPlayer, MatchTeam } from '#engine/match/input.ts';
import { ORDINARY_PROFILE } from '#engine/match/ratings/skill-profile.ts';
import { exactOverall } from '#engine/player/overall.ts';
import {
  GOALIE_SKILLS,
  type Hand,
  isDefense,
  isGoalie,
  type Position,
  type SpecialSkill,
} from '#engine/player/skills.ts';

/** A dressed player as published: his single skills, form, morale and ceiling are left out. */
export interface PublicPlayer {
  id: PlayerId;
  positions: readonly Position[];
  hand: Hand;
  overall: number;
  specialSkills: readonly SpecialSkill[];
}

export interface PublicTeam {
  teamId: TeamId;
  players: readonly PublicPlayer[];
  /** Lines, pairs and goalies as it took the ice. */
  places: readonly Pick<DressedPlace, 'place' | 'playerId'>[];
}

/** Returns what is public of a team that has taken the ice. */
export function publicTeamOf(team: Pick<MatchTeam, 'teamId' | 'players' | 'lineup'>): PublicTeam {
  const places = placesOf(team);
  const overalls = new Map(places.map(({ playerId, overall }) => [playerId, overall]));
  return {
    teamId: team.teamId,
    players: team.players.map(({ id, positions, hand, specialSkills }) => ({
      id,
      positions,
      hand,
      specialSkills,
      overall: overalls.get(id) ?? 0,
    })),
    places: places.map(({ place, playerId }) => ({ place, playerId })),
  };
}

/** Lines, pairs and goalies. */
export type Lines = Pick<Lineup, 'forwards' | 'defense' | 'goalies'>;

/**
 * Returns the team for a game that may come of this: each player with the skills that usually make up his overall, in average
 * form, under an average staff; special units as an assistant would fill them.
 */
export function assumedTeam(team: PublicTeam, lines: Lines, tactics: Tactics): MatchTeam {
  const players = team.players.map(assumedPlayer);
  const lineup = lineupTonight({ ...emptyLineup(), ...lines }, { players });
  return { teamId: team.teamId, players, lineup, tactics };
}

function assumedPlayer({ id, positions, hand, overall, specialSkills }: PublicPlayer): MatchPlayer {
  const skills = assumedSkills(positions[0] ?? 'C', overall);
  const condition = { xp: CONDITION.ordinaryXp, form: 50, energy: 100, morale: 50 };
  return { id, positions, hand, skills, specialSkills, ...condition };
}

function assumedSkills(position: Position, overall: number): number[] {
  if (isGoalie(position)) return GOALIE_SKILLS.map(() => overall);
  const { forwards, defensemen } = ORDINARY_PROFILE.details;
  const shape = isDefense(position) ? defensemen : forwards;
  const level = overall - exactOverall(position, shape);
  return shape.map((above) => Math.max(0, Math.min(99, level + above)));
}
