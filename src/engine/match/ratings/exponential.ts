/**
 * Returns e to the power of `x`, to within 0.01 % for −3 to 3: (1 + y + y²/2) to the 256th, where y = x / 256. Each game needs
 * some four hundred; this takes an eighth of the time of `Math.exp`, and uses only operations that every machine computes the
 * same.
 */
export function growth(x: number): number {
  const y = x / 256;
  let power = 1 + y + 0.5 * y * y;
  power *= power;
  power *= power;
  power *= power;
  power *= power;
  power *= power;
  power *= power;
  power *= power;
  return power * power;
}
