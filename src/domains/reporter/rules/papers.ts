/** What newspapers are called. */
import type { DeskKind } from '#domains/reporter/constants.ts';
import type { Random } from '#engine/random.ts';

const TITLES: Readonly<Record<DeskKind, readonly string[]>> = {
  club: ['Courier', 'Herald', 'Ledger', 'Dispatch', 'Gazette', 'Sentinel', 'Examiner', 'Morning Post', 'Evening Star'],
  league: ['Wire', 'Report', 'Insider', 'Digest', 'Bulletin', 'Weekly'],
  nation: ['Hockey Review', 'Hockey Journal', 'Hockey Times', 'Puck Press', 'Ice Chronicle'],
};

/** The paper of a town, a league or a nation. @param about the name of the town, the league or the nation */
export function paperOf(kind: DeskKind, about: string, random: Random): string {
  return `${about} ${random.pick(TITLES[kind])}`;
}
