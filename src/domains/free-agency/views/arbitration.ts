/** Arbitration cases for screens. */
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { buyoutWindow } from '#domains/contracts/store/buyouts.ts';
import type { ArbitrationRow, RestrictedView } from '#domains/free-agency/contract/shapes.ts';
import { longestAward, mayWalkAway } from '#domains/free-agency/store/arbitration.ts';
import { CASE_COLUMNS, casesOf, type StoredCase } from '#domains/free-agency/store/cases.ts';
import type { Held } from '#domains/free-agency/store/restricted.ts';
import { arbitrations } from '#domains/free-agency/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

type Day = Pick<Today, 'season' | 'absoluteDay'>;

/** Returns a held player's case; null: none. @param isYours the viewer's club holds him */
export async function caseView(
  rows: RowReader,
  { held, isYours }: { held: Pick<Held, 'playerId'>; isYours: boolean },
  today: Day,
): Promise<RestrictedView['arbitration']> {
  const [stored] = await casesOf(rows, [held.playerId]);
  if (!stored) return null;
  const { id, electedBy, seasons, wanted, award } = stored;
  const status = stored.status === 'awarded' ? 'awarded' : 'open';
  const chooses = isYours && status === 'open' && electedBy === 'player';
  return {
    ...{ id, electedBy, status, seasons, wanted, award },
    daysLeft: daysLeft(stored, today),
    chooseUpTo: chooses ? await longestAward(rows, stored) : 0,
    mayWalkAway: isYours && status === 'awarded' && (await mayWalkAway(rows, stored, today)).ok,
  };
}

function daysLeft({ status, hearingOn, decideBy }: StoredCase, { absoluteDay }: Pick<Day, 'absoluteDay'>): number {
  if (status !== 'open' && status !== 'awarded') return 0;
  return Math.max(0, (status === 'open' ? hearingOn : decideBy) - absoluteDay);
}

/** Returns the cases of the last summer that had any, highest first; cached until a player signs. */
export function arbitrationList(db: Database | Transaction, today: Day) {
  return fact(db, { key: `arbitrations/${today.absoluteDay}`, topics: ['players'], read: () => readList(db, today) });
}

async function readList(
  db: Database | Transaction,
  today: Day,
): Promise<{ season: number | null; cases: ArbitrationRow[] }> {
  const stored = await pgReader(db).read(arbitrations, CASE_COLUMNS, {
    season: { atLeast: today.season - 1, atMost: today.season },
  });
  const season = stored.length === 0 ? null : Math.max(...stored.map((each) => each.season));
  const shown = stored.filter((each) => each.season === season);
  const people = await playerRefs(db, shown, ({ playerId }) => playerId);
  const teamOf = await proTeamRefs(db, shown, ({ clubId }) => clubId);
  const cases = shown.flatMap((each): ArbitrationRow[] => {
    const { id, electedBy, seasons, offered, wanted, award, status } = each;
    const [player, team] = [people.get(each.playerId), teamOf.get(each.clubId)];
    if (!player || !team) return [];
    return [{ id, player, team, electedBy, seasons, offered, wanted, award, status, daysLeft: daysLeft(each, today) }];
  });
  cases.sort((one, other) => (other.award ?? other.offered) - (one.award ?? one.offered) || one.id - other.id);
  return { season, cases };
}

/** Returns awards the club may still walk away from, and the buyout window a hearing has opened. */
export async function casesOnDesk(
  db: Database | Transaction,
  { teamId, clubId }: { teamId: TeamId; clubId: ClubId },
): Promise<DeskItem[]> {
  const rows = pgReader(db);
  const cases = await rows.read(arbitrations, CASE_COLUMNS, { clubId });
  // Most clubs have never had a case.
  if (cases.length === 0) return [];
  const [team] = await rows.read(teams, ['level'], { id: teamId });
  if (team?.level !== 'PRO') return [];
  const today = await readToday(db);
  const awarded = cases.filter(({ status }) => status === 'awarded');
  const people = await playerRefs(db, awarded, ({ playerId }) => playerId);
  const awards = awarded.flatMap((each): DeskItem[] => {
    const player = people.get(each.playerId);
    if (!player) return [];
    const params = {
      player: `${player.firstname} ${player.lastname}`,
      salary: each.award ?? 0,
      seasons: each.seasons,
      days: daysLeft(each, today),
      arbitrationId: each.id,
    };
    return [{ kind: 'arbitration-to-decide', params, path: `/player/${player.id}?view=contract` }];
  });
  const open = await buyoutWindow(rows, clubId, today);
  if (open?.window !== 'hearing') return awards;
  return [...awards, { kind: 'buyout-window', params: { days: open.daysLeft }, path: `/club/roster/${teamId}` }];
}
