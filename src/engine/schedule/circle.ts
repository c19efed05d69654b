/**
 * A single round robin by the circle method (Kirkman): one place stays fixed, the others rotate. Home and away alternate as in
 * the canonical pattern of de Werra ("Scheduling in sports", 1981), which leaves n − 2 breaks (two games in a row at home or
 * away) in n − 1 rounds, the minimum possible.
 */

type CirclePairing = readonly [home: number, away: number];

/**
 * Returns the rounds of a single round robin of `n` places (0 to n − 1), home place first.
 * @param n even, at least 2
 */
export function circle(n: number): CirclePairing[][] {
  const moving = n - 1;
  const rounds: CirclePairing[][] = [];
  for (let round = 0; round < moving; round++) {
    const pairings: CirclePairing[] = [round % 2 === 0 ? [round, moving] : [moving, round]];
    for (let step = 1; step < n / 2; step++) {
      const ahead = (round + step) % moving;
      const behind = (round - step + moving) % moving;
      pairings.push(step % 2 === 1 ? [behind, ahead] : [ahead, behind]);
    }
    rounds.push(pairings);
  }
  return rounds;
}
