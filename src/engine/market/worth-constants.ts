/**
 * The worth of a lineup place, and how a player's overall develops.
 *
 * Written by `npm run sim -- worth --games 30000 --seed 1` with engine 9 (docs/decisions/027-player-worth.md): the goal
 * difference of that many games, regressed on the changed overalls of each place; and the yearly change in overall of 1500
 * players of each kind and age, regressed on the distance to their ceilings.
 */

/**
 * Goals in 82 games per point of overall in each place, most ice time first: lines of centers and of wings, pairs, and a goalie
 * who plays all games.
 */
export const GOALS_PER_POINT = {
  C: [2.407, 1.772, 1.191, 0.843],
  W: [1.999, 1.521, 1.128, 0.682],
  D: [2.272, 1.887, 1.492],
  G: [2.671],
} as const;

/** The age of the first entry of COURSE. */
export const FIRST_AGE = 17;
/** By kind and age: [points of overall gained in the season, points added per point of gap to the ceiling]. */
export const COURSE: Record<'F' | 'D' | 'G', readonly (readonly [number, number])[]> = {
  F: [
    [-0.2, 0.362],
    [2.24, 0.139],
    [1.58, 0.083],
    [0.93, 0.078],
    [0.36, 0.091],
    [0.04, 0.079],
    [-0.13, 0.085],
    [-0.23, 0.108],
    [-0.28, 0.087],
    [-0.39, 0.118],
    [-0.35, 0.081],
    [-0.32, 0.057],
    [-0.47, 0.058],
    [-0.49, 0.026],
    [-0.59, -0.011],
    [-0.65, -0.04],
    [-0.69, -0.041],
    [-0.83, -0.049],
    [-0.89, -0.068],
    [-1.08, -0.064],
    [-1.23, -0.055],
    [-1.14, -0.079],
    [-1.37, -0.068],
    [-1.34, -0.073],
    [-1.49, -0.071],
  ],
  D: [
    [-0.04, 0.357],
    [2.04, 0.152],
    [1.59, 0.091],
    [0.88, 0.092],
    [0.28, 0.1],
    [0.0, 0.096],
    [-0.17, 0.099],
    [-0.24, 0.096],
    [-0.29, 0.095],
    [-0.35, 0.088],
    [-0.35, 0.092],
    [-0.38, 0.061],
    [-0.48, 0.047],
    [-0.52, 0.028],
    [-0.63, 0.013],
    [-0.66, -0.031],
    [-0.79, -0.03],
    [-0.74, -0.067],
    [-1.03, -0.052],
    [-0.95, -0.073],
    [-0.96, -0.087],
    [-1.1, -0.081],
    [-1.26, -0.074],
    [-1.62, -0.054],
    [-1.63, -0.061],
  ],
  G: [
    [-0.13, 0.367],
    [2.48, 0.138],
    [1.72, 0.111],
    [0.92, 0.111],
    [0.24, 0.161],
    [-0.05, 0.169],
    [-0.24, 0.159],
    [-0.35, 0.16],
    [-0.41, 0.162],
    [-0.44, 0.15],
    [-0.5, 0.133],
    [-0.52, 0.131],
    [-0.47, 0.128],
    [-0.45, -0.062],
    [-0.53, -0.312],
    [-0.81, -0.36],
    [-1.59, -0.266],
    [-2.69, -0.163],
    [-3.6, -0.088],
    [-4.51, -0.04],
    [-5.1, -0.011],
    [-5.32, -0.001],
    [-5.51, 0.005],
    [-5.41, 0.003],
    [-4.93, -0.011],
  ],
};
