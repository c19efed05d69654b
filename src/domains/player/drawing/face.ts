/** Faces, drawn by facesjs, in the sweater of the player's club. */
import type { FaceConfig } from 'facesjs';
import type { Jersey } from '#domains/club/rules/looks.ts';
import { safeColor } from '#platform/drawing/colors.ts';

/** What a player without a team wears. */
const NO_TEAM = { pattern: 'hockey2', colors: ['#5b6b7c', '#dfe6ec', '#2f3b48'] } as const;

export interface FaceWear {
  jersey: Jersey;
  colors: readonly string[];
}

/** @param face a description as facesjs makes it; `wear` null: without a team. */
export async function faceSvg(face: Record<string, unknown>, wear: FaceWear | null): Promise<string> {
  // Nearly a megabyte of drawings: loaded with the first face.
  const { faceToSvgString } = await import('facesjs');
  const colors = wear?.colors ?? NO_TEAM.colors;
  // facesjs writes into what it is given.
  const copy = structuredClone(face) as unknown as FaceConfig; // stored as facesjs made it
  return faceToSvgString(copy, {
    teamColors: [0, 1, 2].map((index) => safeColor(colors[index])),
    jersey: { id: wear?.jersey.pattern ?? NO_TEAM.pattern },
  });
}
