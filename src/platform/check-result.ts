/** The result of a check of the world. */
export interface CheckResult {
  /** The invariant that must hold, in words. */
  name: string;
  holds: boolean;
  /** How many things were checked. */
  checked: number;
  /** The first faults found, in words. */
  faults: string[];
}
