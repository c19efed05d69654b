/**
 * Draws that anyone can verify. The hash of a secret seed is published before entries open; the seed follows with the draw. The hash
 * of the final list of entries is mixed in, so that neither its owner nor an entrant can choose the outcome. Server and browsers use
 * the same code.
 */

/** Returns the SHA-256 of a text's UTF-8, as hexadecimal digits. */
export type Sha256 = (text: string) => Promise<string>;

/** The published data of a draw, from which it can be repeated. */
export interface DrawProof {
  /** Published before entries open. */
  seedHash: string;
  /** Published when entries close. */
  listHash: string;
  seed: string;
  list: string;
}

/** A mismatch in a proof. */
export type DrawFault = 'seed' | 'list';

/** Returns the mismatches in a proof. That its outcome is right, only a repetition of the draw shows. */
export async function faultsOfDraw(
  { seed, seedHash, list, listHash }: DrawProof,
  sha256: Sha256,
): Promise<DrawFault[]> {
  const faults: DrawFault[] = [];
  if ((await sha256(seed)) !== seedHash) faults.push('seed');
  if ((await sha256(list)) !== listHash) faults.push('list');
  return faults;
}

/** Hexadecimal digits of a hash that a draw reads: 48 bits make a number that is exact. */
export const DRAWN_DIGITS = 12;
const SPAN = 16 ** DRAWN_DIGITS;

/** Draws one number after the other: each is taken from the hash of the seed, the hash of the list, and a running count. */
export class VerifiableDraw {
  private readonly start: string;
  private readonly sha256: Sha256;
  private count = 0;

  private constructor(start: string, sha256: Sha256) {
    this.start = start;
    this.sha256 = sha256;
  }

  static async from({ seed, list }: Pick<DrawProof, 'seed' | 'list'>, sha256: Sha256): Promise<VerifiableDraw> {
    return new VerifiableDraw(`${seed}/${await sha256(list)}`, sha256);
  }

  /** Returns a number from 0 up to the limit. Hashes that would favor some of them are skipped. @param limit exclusive, from 1 */
  async below(limit: number): Promise<number> {
    for (;;) {
      const hash = await this.sha256(`${this.start}/${this.count++}`);
      const drawn = Number.parseInt(hash.slice(0, DRAWN_DIGITS), 16);
      if (drawn < SPAN - (SPAN % limit)) return drawn % limit;
    }
  }

  /** Returns items in the order in which they are drawn, each once. @param most of them; all by default */
  async order<Item>(items: readonly Item[], most = items.length): Promise<Item[]> {
    const left = [...items];
    const drawn: Item[] = [];
    while (drawn.length < most && left.length > 0) drawn.push(...left.splice(await this.below(left.length), 1));
    return drawn;
  }
}
