/** The names of jobs on their own, and of events in them. */
export const TITLES = {
  head: 'Head coach',
  offense: 'Offense coach',
  defense: 'Defense coach',
  goalie: 'Goalie coach',
  youth: 'Youth coach',
  chief: 'Chief scout',
  amateur: 'Amateur scout',
  goaltending: 'Goalie scout',
} as const;

export const EVENTS = {
  hired: 'Hired',
  extended: 'New terms',
  dismissed: 'Fired',
  resigned: 'Resigned',
  expired: 'Contract expired',
  'hired-away': 'Left for another job',
  retired: 'Retired',
} as const;
