/** News and notifications of a round: notable signings for their leagues, and wins and losses for managers. */

import type { MarketSigning } from '#domains/contracts/rules/auction.ts';
import { isNotable } from '#domains/free-agency/rules/notable.ts';
import type { FrenzyPlan } from '#domains/free-agency/store/frenzy-plans.ts';
import type { SummerState } from '#domains/free-agency/store/summer-state.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Round {
  now: { season: number; day: number; absoluteDay: number };
  signings: readonly MarketSigning[];
  state: SummerState;
  plans: ReadonlyMap<ClubId, FrenzyPlan>;
  /** New managers whose front office bids for them. */
  silent: ReadonlyMap<ClubId, UserId>;
}

interface OfficeSigning {
  playerId: PlayerId;
  clubId: ClubId;
  player: string;
  terms: { salary: number; seasons: number };
}

/** Returns new managers' notices of front-office signings, each of which they can undo from the inbox. */
export function noticesOfOffice(
  signed: readonly OfficeSigning[],
  { silent, on }: { silent: ReadonlyMap<ClubId, UserId>; on: number },
): Notice[] {
  return signed.flatMap(({ playerId, clubId, player, terms: { salary, seasons } }): Notice[] => {
    const userId = silent.get(clubId);
    if (userId === undefined) return [];
    const params = { player, playerId, salary, seasons };
    return [{ userId, channel: 'news', kind: 'office-signed', params, act: { clubId, on } }];
  });
}

export async function announceRound(rows: Rows, { now, signings, state, plans, silent }: Round): Promise<void> {
  const people = new Map(state.players.map((player) => [player.id, player]));
  const teamOf = new Map(state.teams.filter(({ level }) => level === 'PRO').map((team) => [team.clubId, team]));
  const tiers = new Map(state.clubs.map(({ id, tier }) => [id, tier]));
  const { season, day } = now;
  const entries = signings.flatMap(({ bid, salary }): NewsEntry[] => {
    const [player, team] = [people.get(bid.playerId), teamOf.get(bid.clubId)];
    // A player who stays with his club is no signing.
    if (!player || !team || player.clubId === bid.clubId) return [];
    if (!isNotable(player.overall, tiers.get(bid.clubId) ?? 1)) return [];
    const params = { player: player.name, team: team.name, salary, seasons: bid.seasons };
    const { clubId, leagueId } = team;
    return [{ season, day, kind: 'signing', clubId, leagueId, playerId: bid.playerId, gameId: null, params }];
  });
  if (entries.length > 0) await writeNews(rows, entries);
  const notices = signings.flatMap(({ bid, salary }) =>
    [...plans].flatMap(([clubId, { userId, targets }]): Notice[] => {
      if (!targets.some(({ playerId }) => playerId === bid.playerId)) return [];
      const params = { player: people.get(bid.playerId)?.name ?? '', playerId: bid.playerId };
      const to = { userId, channel: 'news' as const };
      if (clubId !== bid.clubId) {
        return [{ ...to, kind: 'frenzy-lost', params: { ...params, team: teamOf.get(bid.clubId)?.name ?? '' } }];
      }
      return [{ ...to, kind: 'frenzy-won', params: { ...params, salary, seasons: bid.seasons } }];
    }),
  );
  const byOffice = signings.map(({ bid: { playerId, clubId, seasons }, salary }) => {
    return { playerId, clubId, terms: { salary, seasons }, player: people.get(playerId)?.name ?? '' };
  });
  notices.push(...noticesOfOffice(byOffice, { silent, on: now.absoluteDay }));
  if (notices.length > 0) await notify(rows, notices);
}
