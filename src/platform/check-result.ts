/** What a check of the world has found. */
export interface CheckResult {
  /** What must hold, in words. */
  name: string;
  holds: boolean;
  /** How many things were looked at. */
  checked: number;
  /** The first faults found, in words. */
  faults: string[];
}
