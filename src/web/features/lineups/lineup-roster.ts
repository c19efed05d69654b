/** The players of the answer as lineup logic of the engine knows them. */
import type { RosterPlayerView } from '#domains/club/contract.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import type { AgeClass, SpecialSkill } from '#engine/player/skills.ts';

export interface LineupRoster {
  views: ReadonlyMap<number, RosterPlayerView>;
  players: ReadonlyMap<number, RosterPlayer>;
  list: readonly RosterPlayer[];
}

/** @param inactive special skills that rest this season: who has them plays as if he had them not. */
export function rosterOf(views: readonly RosterPlayerView[], inactive: readonly string[]): LineupRoster {
  const list = views.map((view) => enginePlayer(view, inactive));
  return {
    views: new Map(views.map((view) => [view.id, view])),
    players: new Map(list.map((player) => [player.id, player])),
    list,
  };
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
    isSuspended: false,
  };
}
