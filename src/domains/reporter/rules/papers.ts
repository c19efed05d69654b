/** Names of newspapers. */
import type { DeskKind } from '#domains/reporter/constants.ts';
import type { Random } from '#engine/random.ts';

const TITLES: Readonly<Record<DeskKind, readonly string[]>> = {
  club: ['Courier', 'Herald', 'Ledger', 'Dispatch', 'Gazette', 'Sentinel', 'Examiner', 'Morning Post', 'Evening Star'],
  league: ['Wire', 'Report', 'Insider', 'Digest', 'Bulletin', 'Weekly'],
  nation: ['Hockey Review', 'Hockey Journal', 'Hockey Times', 'Puck Press', 'Ice Chronicle'],
};

/** Returns a name for the newspaper of a city, a league or a nation. @param about name of the city, league or nation */
export function paperOf(kind: DeskKind, about: string, random: Random): string {
  return `${about} ${random.pick(TITLES[kind])}`;
}
