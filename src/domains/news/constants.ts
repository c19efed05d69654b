/** What is counted of a season for milestones. */
export const MILESTONES = ['goals', 'points', 'wins', 'shutouts'] as const;
export type Milestone = (typeof MILESTONES)[number];
