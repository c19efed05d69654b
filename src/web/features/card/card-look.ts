/** The look of a card: its dimensions and the colors of its frame. */
import type { Rarity } from '#domains/card/constants.ts';
import type { PlayerCard } from '#domains/card/contract.ts';

/** Units of the drawing: ten to the millimeter of a printed card, which is 63 by 88 mm. */
export const CARD = { width: 630, height: 880 } as const;

/** Frame of a card, from light to dark, and the number of diamonds, which shows the rarity without color. */
export const FRAMES: Record<Rarity, { from: string; to: string; diamonds: number }> = {
  common: { from: '#aeb8c4', to: '#6b7786', diamonds: 1 },
  uncommon: { from: '#5fbf87', to: '#17663a', diamonds: 2 },
  rare: { from: '#63a4f2', to: '#15479c', diamonds: 3 },
  epic: { from: '#b784ea', to: '#5b2193', diamonds: 4 },
  legendary: { from: '#f7d774', to: '#a06a08', diamonds: 5 },
};

/** The colors of a player without a team. */
const NO_TEAM = ['#33485f', '#dfe6ec', '#8aa0b8'] as const;

export function colorsOf({ team }: PlayerCard): readonly [string, string, string] {
  return team?.colors ?? NO_TEAM;
}

/** Returns the largest type size at which a text fits its line. @param width of the line, `most` the height it has room for */
export function fittingSize(text: string, width: number, most: number): number {
  // A letter of the display face is a little less than half as wide as high.
  const byLength = width / (Math.max(1, text.length) * 0.5);
  return Math.round(Math.min(most, byLength));
}

type Figure = 'games' | 'goals' | 'assists' | 'points' | 'wins' | 'shutouts';

/** Returns the figures of a card: a goalie's or a skater's. */
export function figuresOf({ player }: PlayerCard): readonly Figure[] {
  return player.position === 'G' ? ['games', 'wins', 'shutouts'] : ['games', 'goals', 'assists', 'points'];
}
