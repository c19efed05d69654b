declare module 'edmonds-blossom-fixed' {
  /**
   * Returns the partner of each vertex, −1 for none. Vertices are numbered from 0 to the highest that an edge names.
   *
   * @param edges two vertices and a weight
   * @param maxCardinality match as many vertices as possible, whatever that costs
   */
  export default function blossom(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    maxCardinality: boolean,
  ): number[];
}
