/** A stop of the pointer on a chart, with its values. */
export interface ChartStop {
  /** Index of its event in the list; no two stops have the same one. */
  place: number;
  time: number;
  /** '2nd period, 12:30'. */
  when: string;
  /** In words, one for each column of the chart. */
  values: readonly string[];
}

export interface ValueTick {
  value: number;
  label: string;
}
