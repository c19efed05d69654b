/** The numbers that a club has retired, and those that it may retire. */
import { mayRetireAnother } from '#domains/history/rules.ts';
import { greatsOf } from '#domains/history/store/retire-numbers.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { retiredNumbersOf } from '#domains/player/store/retired-numbers.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Number of candidates listed. */
const SHOWN = 10;

/** Four queries. @param team the club's first team */
export async function retiredNumbersView(db: Database, team: TeamRef) {
  const [retired, greats, { season }] = await Promise.all([
    retiredNumbersOf(db, team.id),
    greatsOf(db, [team.id]),
    readToday(db),
  ]);
  const refs = await playerRefs(db, [...retired, ...greats], ({ playerId }) => playerId);
  return {
    retired: retired.flatMap(({ playerId, jerseyNumber, season: of }) => {
      const player = refs.get(playerId);
      return player ? [{ player, number: jerseyNumber, season: of }] : [];
    }),
    candidates: greats.slice(0, SHOWN).flatMap(({ playerId, jerseyNumber, games, isMember }) => {
      const player = refs.get(playerId);
      return player ? [{ player, number: jerseyNumber, games, isMember }] : [];
    }),
    isOpen: mayRetireAnother(retired, season),
  };
}
