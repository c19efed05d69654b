/** One stop of the pointer on a chart, with what is known there. */
export interface ChartStop {
  /** Place of the event in the list that it stands for; no two stops have the same. */
  place: number;
  time: number;
  /** '2nd period, 12:30'. */
  when: string;
  /** As words, one for each column of the chart. */
  values: readonly string[];
}

export interface ValueTick {
  value: number;
  label: string;
}
