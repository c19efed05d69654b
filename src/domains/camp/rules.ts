/** Camps: the assistant's invitations, the focus, and the results by the rules of growth. */

import {
  CAMP_FOCUSES,
  CAMP_FORM,
  CAMP_GRADE,
  CAMPS,
  type CampFocus,
  type CampKind,
  GROWS_UNTIL,
  SKILLS_OF_FOCUS,
} from '#domains/camp/constants.ts';
import type { CampReportRow } from '#domains/camp/contract.ts';
import { isTrainable, skillValues } from '#domains/player/rules/skill-values.ts';
import { HIGHEST_TRAINED } from '#domains/training/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { type Growing, workDays } from '#engine/player/growth.ts';
import { exactOverall, overallOf, WEIGHTS_IN_ORDER } from '#engine/player/overall.ts';
import { isGoalie, type Level, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface Camper extends Growing {
  id: number;
  level: Level;
  age: number;
  positions: Position[];
  skills: number[];
  form: number;
  isInjured: boolean;
}

/** A report row as stored. */
export type CampWork = Omit<CampReportRow, 'player'> & { playerId: PlayerId };

/** Returns whether he may come. Injured players stay at home. */
export function mayCome(kind: CampKind, { age, isInjured }: Pick<Camper, 'age' | 'isInjured'>): boolean {
  const { oldest } = CAMPS[kind];
  return !isInjured && (oldest === null || age <= oldest);
}

/** Returns the best eligible players, with places reserved for goalies; best first. */
export function assistantsInvitations(kind: CampKind, campers: readonly Camper[]): Camper[] {
  const { places, goalies } = CAMPS[kind];
  const able = campers
    .filter((camper) => mayCome(kind, camper))
    .toSorted((one, other) => overall(other) - overall(one) || one.id - other.id);
  const inGoal = able.filter(({ positions }) => isGoalie(positionOf(positions))).slice(0, goalies);
  const skaters = able.filter(({ positions }) => !isGoalie(positionOf(positions))).slice(0, places - inGoal.length);
  return [...skaters, ...inGoal];
}

/** Returns the focus that would help the players most, by public information; of ties the first. */
export function assistantsFocus(campers: readonly Camper[]): CampFocus {
  const worth = (focus: CampFocus) =>
    campers.reduce((sum, camper) => sum + helpOf(camper, workedSkill(camper, focus)), 0);
  return CAMP_FOCUSES.reduce((best, focus) => (worth(focus) > worth(best) ? focus : best));
}

/** Returns the index of the skill in the focus that would raise his overall most; null: none of them can be trained. */
export function workedSkill(camper: Camper, focus: CampFocus): number | null {
  const position = positionOf(camper.positions);
  const names: readonly string[] = SKILLS_OF_FOCUS[focus][isGoalie(position) ? 'goalie' : 'skater'];
  const places = skillValues(camper).flatMap((skill, place) =>
    names.includes(skill.id) && isTrainable(skill) ? [place] : [],
  );
  return places.toSorted((one, other) => helpOf(camper, other) - helpOf(camper, one))[0] ?? null;
}

function helpOf({ positions, skills }: Camper, place: number | null): number {
  if (place === null) return 0;
  return (WEIGHTS_IN_ORDER[positionOf(positions)][place] ?? 0) * Math.max(0, HIGHEST_TRAINED - (skills[place] ?? 0));
}

/** What a camp changes in a player. */
export interface CampChange {
  id: number;
  skills: number[];
  progress: number[];
  form: number;
}

/**
 * Returns what a camp does to a player who came: several days' growth at once, for young players, and form. No player
 * goes home worse than he came.
 */
export function work(
  camper: Camper,
  { kind, focus, random }: { kind: CampKind; focus: CampFocus; random: Random },
): { change: CampChange; row: CampWork } {
  const { id, level, age, positions } = camper;
  const position = positionOf(positions);
  const place = workedSkill(camper, focus);
  const { days } = CAMPS[kind];
  const worked = workDays(camper, { age, days, trainingOn: place, isGuided: true, random });
  const isGrowing = age <= GROWS_UNTIL;
  const { skills, progress } = isGrowing ? worked : camper;
  const gained = (index: number) =>
    ((skills[index] ?? 0) - (camper.skills[index] ?? 0)) * 100 + (progress[index] ?? 0) - (camper.progress[index] ?? 0);
  const names = skillValues(camper).map((skill) => skill.id);
  const formChange = kind === 'training' ? formOf(camper.form, worked.work) : null;
  const after = exactOverall(position, exact(skills, progress));
  const before = exactOverall(position, exact(camper.skills, camper.progress));
  return {
    change: { id, skills: [...skills], progress: [...progress], form: camper.form + (formChange ?? 0) },
    row: {
      playerId: id,
      age,
      level,
      grade: within(CAMP_GRADE.ordinary + CAMP_GRADE.perDeviation * worked.work, 1, 99),
      skill: place === null || !isGrowing ? null : (names[place] ?? null),
      gain: isGrowing
        ? { overall: Math.round((after - before) * 100), skill: place === null ? 0 : gained(place) }
        : null,
      form: formChange,
    },
  };
}

function formOf(form: number, deviation: number): number {
  const change = within(CAMP_FORM.ordinary + CAMP_FORM.perDeviation * deviation, CAMP_FORM.least, CAMP_FORM.most);
  return Math.max(0, Math.min(100, form + change)) - form;
}

function exact(skills: readonly number[], progress: readonly number[]): number[] {
  return skills.map((skill, index) => skill + (progress[index] ?? 0) / 100);
}

function overall({ positions, skills }: Camper): number {
  return overallOf(positionOf(positions), skills);
}

function positionOf(positions: readonly Position[]): Position {
  return positions[0] ?? 'C';
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, value)));
}
