/** Coaching styles: the tactics that each style prefers. Where one style goes for more, another goes for less. */
import type { Tactics } from '#engine/lineup/lineup.ts';

export const COACH_STYLES = ['attack', 'forecheck', 'balanced', 'structure', 'trap'] as const;
export type CoachStyle = (typeof COACH_STYLES)[number];

/** −1: toward the first choice of a setting (`TACTIC_CHOICES`), 1: toward the last one. */
export type StyleLeans = { readonly [S in keyof Tactics]?: -1 | 1 };

export const STYLE_LEANS: Readonly<Record<CoachStyle, StyleLeans>> = {
  attack: { offense: 1, shooting: 1, breakout: 1, backcheck: -1, pullGoalie: 1, matching: -1 },
  forecheck: { forecheck: 1, neutralZone: 1, physicality: 1 },
  balanced: {},
  structure: { offense: -1, shooting: -1, breakout: -1, physicality: -1 },
  trap: { neutralZone: -1, forecheck: -1, backcheck: 1, matching: 1, pullGoalie: -1 },
};
