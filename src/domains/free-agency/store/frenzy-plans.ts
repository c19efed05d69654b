/** Stored plans of managers for a frenzy. */
import { faultsOfAgents } from '#domains/agent/store/conflicts.ts';
import { teams } from '#domains/club/tables.ts';
import { bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs, loadBargainPlayers } from '#domains/contracts/store/bargain.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { freeAgencyRefusals } from '#domains/free-agency/refusals.ts';
import { frenzyPlans, frenzyResults, frenzyTargets } from '#domains/free-agency/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { PRO } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { OVERPAID } from '#domains/probation/constants.ts';
import type { Act } from '#domains/probation/rules.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { shareOf } from '#engine/market/ask.ts';
import { minimumSalary } from '#engine/market/price.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export interface FrenzyTarget {
  playerId: PlayerId;
  seasons: number;
  /** Whole dollars a season. */
  maxSalary: number;
}

export interface FrenzyPlan {
  userId: UserId;
  /** Combined salary in whole dollars a season, and the maximum number of players. */
  budget: number;
  most: number;
  /** Most wanted first. */
  targets: FrenzyTarget[];
  /** This frenzy's signings and spending so far. */
  signed: number;
  spent: number;
}

/** Returns the plans managers have made, by club. */
export async function plansOf(rows: RowReader, season: number, clubId?: ClubId): Promise<Map<ClubId, FrenzyPlan>> {
  const which = clubId === undefined ? { season } : { season, clubId };
  const plans = await rows.read(frenzyPlans, ['clubId', 'userId', 'budget', 'most'], which, ['clubId']);
  if (plans.length === 0) return new Map();
  const ids = plans.map((plan) => plan.clubId);
  const owners = await managersOf(rows, ids);
  const columns = ['clubId', 'playerId', 'seasons', 'maxSalary', 'rank'] as const;
  const targets = await rows.read(frenzyTargets, columns, { season, clubId: ids }, ['clubId', 'rank']);
  const won = await rows.read(frenzyResults, ['clubId', 'playerId', 'salary'], { season, clubId: ids }, [
    'round',
    'playerId',
  ]);
  return new Map(
    plans.flatMap((plan) => {
      // A new manager starts without a plan.
      if (owners.get(plan.clubId) !== plan.userId) return [];
      const listed = targets.filter((target) => target.clubId === plan.clubId);
      // Front-office signings from before the plan do not count against it.
      const own = won.filter(
        ({ clubId: by, playerId }) => by === plan.clubId && listed.some((target) => target.playerId === playerId),
      );
      return [
        [
          plan.clubId,
          {
            userId: plan.userId,
            budget: plan.budget,
            most: plan.most,
            targets: listed.map(({ playerId, seasons, maxSalary }) => ({ playerId, seasons, maxSalary })),
            signed: own.length,
            spent: own.reduce((sum, { salary }) => sum + salary, 0),
          },
        ] as const,
      ];
    }),
  );
}

interface Planning {
  budget: number;
  most: number;
  targets: readonly FrenzyTarget[];
}

/** Replaces the plan for this season's frenzy. @returns null when the user does not manage the club (anymore). */
export async function planFrenzy(
  db: Database,
  { plan, ...manager }: Manager & { plan: Planning },
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const { clubId, userId, teamId } = manager;
    const rows = pgRows(tx);
    const today = await readToday(tx);
    const { season, absoluteDay } = today;
    const ids = plan.targets.map(({ playerId }) => playerId);
    if (new Set(ids).size < ids.length) return freeAgencyRefusals.twiceInPlan();
    const minimum = minimumSalary(await tierOfClub(rows, clubId));
    if (plan.targets.some(({ maxSalary }) => maxSalary < minimum)) return freeAgencyRefusals.neverBid({ minimum });
    const fault = await faultOfTargets(rows, ids, season);
    if (fault) return fault;
    const [ofAgents] = (await faultsOfAgents(rows, { playerIds: ids, clubId, absoluteDay })).values();
    if (ofAgents) return ofAgents;
    const declined = await askBoard(rows, clubId, () => dearestBid(rows, { clubId, plan }, today), {
      absoluteDay: today.absoluteDay,
      now: manager.now,
    });
    if (declined) return declined;
    // Players already signed stay listed, and count.
    const before = (await plansOf(rows, season, clubId)).get(clubId)?.targets ?? [];
    const results = await rows.read(frenzyResults, ['playerId'], { season, clubId }, ['round', 'playerId']);
    const won = new Set(results.map(({ playerId }) => playerId));
    const kept = before.filter(({ playerId }) => won.has(playerId) && !ids.includes(playerId));
    await rows.merge(frenzyPlans, [{ clubId, season, userId, budget: plan.budget, most: plan.most }], {
      key: ['clubId', 'season'],
      set: ['userId', 'budget', 'most'],
    });
    await rows.remove(frenzyTargets, ['playerId'], { clubId, season });
    await rows.insert(
      frenzyTargets,
      [...plan.targets, ...kept].map((target, index) => ({ clubId, season, ...target, rank: index + 1 })),
    );
    await publishChange(tx, [`team:${teamId}`]);
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Returns the plan's bid furthest above what its player would sign for, as the board judges a manager on probation; null: none. */
async function dearestBid(
  rows: RowReader,
  { clubId, plan: { targets } }: { clubId: ClubId; plan: Planning },
  { season, secret }: Pick<Today, 'season' | 'secret'>,
): Promise<Act | null> {
  const club = (await loadBargainClubs(rows, season, [clubId])).get(clubId);
  const people = await loadBargainPlayers(
    rows,
    targets.map(({ playerId }) => playerId),
  );
  const bids = targets.flatMap(({ playerId, seasons, maxSalary }) => {
    const player = people.get(playerId);
    if (!club || !player) return [];
    const side = bargainBetween(player, club, { fromSeason: season + 1, isOwn: false, secret });
    const salaries = Array<number>(Math.min(seasons, side.bounds.maxSeasons)).fill(maxSalary);
    const { minimum } = side.bounds;
    const share = shareOf(side.asker, { salaries, signingBonus: 0, clause: 'none' }, side.bounds);
    return [{ kind: 'contract' as const, player: fullName(player), salary: maxSalary, minimum, share }];
  });
  return (
    bids.filter(({ salary, minimum }) => salary > OVERPAID.minimums * minimum).sort((a, b) => b.share - a.share)[0] ??
    null
  );
}

/** Returns the tier of the club's first team. */
async function tierOfClub(rows: RowReader, clubId: ClubId): Promise<number> {
  const [first] = await rows.read(teams, ['leagueId'], { clubId, level: 'PRO' });
  const [league] = await rows.read(leagues, ['tier'], { id: first?.leagueId ?? 0 });
  return league?.tier ?? 1;
}

/** Returns why targets are invalid: unknown, retired or signed players cannot be bid on. Lost targets may stay listed. */
async function faultOfTargets(rows: RowReader, ids: readonly PlayerId[], season: number): Promise<Refused | null> {
  if (ids.length === 0) return null;
  const known = await rows.read(players, ['id'], { id: ids, ...PRO });
  if (known.length < ids.length) return freeAgencyRefusals.unknownTarget();
  const later = { playerId: ids, toSeason: { atLeast: season + 1 }, fromSeason: { atMost: season } };
  const [bound] = await rows.read(contracts, ['playerId'], later);
  return bound ? freeAgencyRefusals.underContract() : null;
}

/** Deletes the plans of a user whose account is erased. */
export async function removePlans(tx: Transaction, userId: UserId): Promise<void> {
  const rows: Rows = pgRows(tx);
  const gone = await rows.remove(frenzyPlans, ['clubId', 'season'], { userId });
  for (const { clubId, season } of gone) await rows.remove(frenzyTargets, ['playerId'], { clubId, season });
}
