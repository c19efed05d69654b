/** The players of the answer in the form of the engine's lineup logic. */

import type { LineupView } from '#domains/lineups/contract.ts';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { AgeClass, SpecialSkill } from '#engine/player/skills.ts';
import { playerName } from '#web/ui/names.ts';

/** A player in a lineup who is no longer on the team. */
export interface Absentee {
  name: string;
  /** The level of his new team if it has the same owner; null: he has left. */
  level: LineupView['teams'][number]['level'];
}

export interface LineupRoster {
  views: ReadonlyMap<number, RosterPlayerView>;
  players: ReadonlyMap<number, RosterPlayer>;
  list: readonly RosterPlayer[];
  partnerships: readonly Partnership[];
  absent: ReadonlyMap<number, Absentee>;
}

/** Returns the players for the engine. Special skills that do not count this season are left out. */
export function rosterOf({
  players: views,
  inactiveSpecialSkills: inactive,
  absent,
  teams,
  partnerships,
}: Pick<LineupView, 'players' | 'inactiveSpecialSkills' | 'absent' | 'teams' | 'partnerships'>): LineupRoster {
  const list = views.map((view) => enginePlayer(view, inactive));
  return {
    views: new Map(views.map((view) => [view.id, view])),
    players: new Map(list.map((player) => [player.id, player])),
    list,
    partnerships,
    absent: absenteesOf(absent, teams),
  };
}

export function absenteesOf(absent: LineupView['absent'], teams: LineupView['teams']): ReadonlyMap<number, Absentee> {
  const levels = new Map(teams.map(({ id, level }) => [id, level]));
  return new Map(
    absent.map((player) => [
      player.id,
      { name: playerName(player, 'short'), level: levels.get(player.teamId ?? 0) ?? null },
    ]),
  );
}

function enginePlayer(view: RosterPlayerView, inactive: readonly string[]): RosterPlayer {
  return {
    id: view.id,
    positions: view.positions,
    hand: view.hand,
    // The server lists skills in stored order, which is the engine's.
    skills: view.skills.map(({ value }) => value),
    // Both come from the engine's own lists; the contract only widens their types.
    specialSkills: view.specialSkills.filter((skill) => !inactive.includes(skill)) as SpecialSkill[],
    ageClass: view.ageClass as AgeClass,
    xp: view.xp,
    form: view.form,
    energy: view.energy,
    morale: view.morale,
    isInjured: view.injury !== null,
    isSuspended: view.suspension !== null,
  };
}
