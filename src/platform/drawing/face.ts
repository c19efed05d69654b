/** Faces, drawn by facesjs: players wear the sweater of their club. */
import type { FaceConfig } from 'facesjs';
import { safeColor } from './colors.ts';

/** What people without a team wear. */
const NO_TEAM = { pattern: 'hockey2', colors: ['#5b6b7c', '#dfe6ec', '#2f3b48'] } as const;

export interface FaceWear {
  /** A sweater that facesjs knows. */
  pattern: string;
  colors: readonly string[];
}

/** Returns the SVG of a face. @param face a description as facesjs makes it; `wear` null: without a team. */
export async function faceSvg(face: Record<string, unknown>, wear: FaceWear | null): Promise<string> {
  // Nearly a megabyte of drawings: loaded with the first face.
  const { faceToSvgString } = await import('facesjs');
  const { pattern, colors } = wear ?? NO_TEAM;
  // facesjs writes into its argument.
  const copy = structuredClone(face) as unknown as FaceConfig; // stored as facesjs made it
  return faceToSvgString(copy, {
    teamColors: [0, 1, 2].map((index) => safeColor(colors[index])),
    jersey: { id: pattern },
  });
}
