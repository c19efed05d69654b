/** Who answers the call of a nation. Game and `sim tournaments` play by the same rule. */

/**
 * Chance that a player of a top-tier PRO league comes to a senior World Championship, by the talent of his nation: the others are
 * in the playoffs, hurt or tired. Canada brings some twenty of its four hundred, Switzerland half of its ten; of all other players
 * more come. If everybody came, two nations would win four of five gold medals.
 */
const COMES = { share: 3.85, power: -0.6, timesBelow: 8 } as const;

/**
 * Returns the chance that a player comes to a senior World Championship.
 *
 * @param player.talent of his nation, in hundredths of a percent of the world's players, at least 1
 * @param player.isTop whether he plays on a PRO team in a league of the first tier
 */
export function chanceToCome({ talent, isTop }: { talent: number; isTop: boolean }): number {
  const chance = COMES.share * Math.max(1, talent) ** COMES.power;
  return Math.min(1, isTop ? chance : COMES.timesBelow * chance);
}
