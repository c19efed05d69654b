/** Numbers of games by result, as standings and careers keep them. */
interface Results {
  wins: number;
  /** Present where they are counted separately. */
  overtimeWins?: number;
  losses: number;
  overtimeLosses: number;
}

/** Returns a record as hockey writes it everywhere: wins, losses, overtime losses; '38–20–6'. A win after regulation is a win. */
export function formatRecord({ wins, overtimeWins = 0, losses, overtimeLosses }: Results): string {
  return `${wins + overtimeWins}–${losses}–${overtimeLosses}`;
}
