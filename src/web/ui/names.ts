import { fullTeamName } from '#domains/club/rules/teams.ts';
import type { AnyTeamRef, PlayerRef } from '#domains/shapes.ts';
import { firstLetterOf } from '#engine/graphemes.ts';

/** How much of a team's name is shown: 'full' is city and nickname. */
export type TeamNaming = 'full' | 'city' | 'nickname' | 'abbr';

export function teamName(team: AnyTeamRef, naming: TeamNaming = 'full'): string {
  return naming === 'full' ? fullTeamName(team) : team[naming] || team.city;
}

/** 'Anton Lindqvist' or 'A. Lindqvist'. */
export function playerName(
  player: Pick<PlayerRef, 'firstname' | 'lastname'>,
  naming: 'full' | 'short' = 'full',
): string {
  const first = naming === 'full' ? player.firstname : `${firstLetterOf(player.firstname)}.`;
  return `${first} ${player.lastname}`;
}
