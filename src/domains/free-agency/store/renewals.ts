/** The night before the market opens: clubs re-sign their own, and this summer's price of a goal is set. */
import { noteSummerPrices } from '#domains/cap/store/limits.ts';
import { type BargainClub, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs } from '#domains/contracts/store/bargain.ts';
import { signContracts } from '#domains/contracts/store/contracts.ts';
import { finishTalksWith } from '#domains/contracts/store/talks.ts';
import { planRenewals, type Renewal, type RenewalRules } from '#domains/free-agency/rules/renewals.ts';
import { worthSeenBy } from '#domains/free-agency/rules/seen-worth.ts';
import { assistantsOf, type Moment, silentNewcomers, withAssistants } from '#domains/free-agency/store/assistant.ts';
import { qualifyTheRest } from '#domains/free-agency/store/qualifying.ts';
import { stopsIn } from '#domains/free-agency/store/summer.ts';
import { loadSummer, type SummerState, seenByItsClub } from '#domains/free-agency/store/summer-state.ts';
import { notify } from '#domains/notifications/store.ts';
import { SEEN_BY_CLUBS } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { leastSalary } from '#engine/market/ask.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Night = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'> & Moment;

/**
 * Has AI clubs, and clubs with a new manager who has given no instructions, re-sign their own by their estimates, and other managers' assistants
 * within their limits. Players not signed now may sign anywhere. @returns how many have signed.
 */
export async function renewContracts(rows: Rows, night: Night): Promise<number> {
  const { season, absoluteDay } = night;
  const state = await loadSummer(rows, season);
  const assistants = await assistantsOf(rows, { season });
  const silent = await silentNewcomers(rows, night);
  const { renewals, prices } = planRenewals(
    {
      season,
      clubs: withAssistants(state.clubs, assistants, silent),
      players: state.players.map((player) => seenByItsClub(player, { ...night, signs: true })),
    },
    await rulesOf(rows, night),
  );
  await rows.lock(players, { id: renewals.map(({ playerId }) => playerId) });
  await signContracts(rows, renewals, season, absoluteDay);
  await finishTalksWith(
    rows,
    renewals.map(({ playerId }) => playerId),
  );
  await noteSummerPrices(rows, { season, prices });
  await notifyManagers(rows, { renewals, assistants, state }, absoluteDay);
  await qualifyTheRest(rows, { state, renewals, assistants, silent, prices }, night);
  return renewals.length;
}

async function rulesOf(rows: Rows, { season, secret }: Night): Promise<RenewalRules> {
  const clubs = await loadBargainClubs(rows, season);
  const columns = ['id', 'positions', 'skills', 'ceilings', 'birthSeason', 'nationId', 'morale'] as const;
  const people = new Map((await rows.read(players, columns, SEEN_BY_CLUBS)).map((row) => [row.id, row]));
  const stops = stopsIn(season, secret);
  const capAt = ({ cap }: BargainClub, prices: ReadonlyMap<number, number>) => ({
    ...cap,
    goalPrice: prices.get(cap.tier) ?? cap.goalPrice,
  });
  return {
    random: secretRandom(secret, `renewals/${season}`),
    stops: (player) => stops(player, true),
    leastAt: (prices) => (player, seasons) => {
      const [club, person] = [clubs.get(player.clubId ?? 0), people.get(player.id)];
      if (!club || !person) return Number.POSITIVE_INFINITY;
      const table = { fromSeason: season + 1, isOwn: true, secret };
      const { asker, bounds } = bargainBetween(person, { ...club, cap: capAt(club, prices) }, table);
      return leastSalary(asker, seasons, bounds);
    },
    worthAt: (prices) => (player, seasons) => {
      const clubId = player.clubId ?? 0;
      const [club, person] = [clubs.get(clubId), people.get(player.id)];
      if (!club || !person) return 0;
      const looking = { clubId, cap: capAt(club, prices), isOwn: true, season, fromSeason: season + 1 };
      return worthSeenBy(person, { ...looking, seasons, secret });
    },
  };
}

interface Signed {
  renewals: readonly Renewal[];
  assistants: ReadonlyMap<ClubId, { userId: UserId }>;
  state: SummerState;
}

async function notifyManagers(rows: Rows, { renewals, assistants, state }: Signed, on: number): Promise<void> {
  const names = new Map(state.players.map(({ id, name }) => [id, name]));
  const notices = renewals.flatMap(({ playerId, clubId, terms }) => {
    const manager = assistants.get(clubId);
    if (!manager) return [];
    const { salary, seasons } = terms;
    const params = { player: names.get(playerId) ?? '', playerId, salary, seasons };
    const act = { clubId, on };
    return [{ userId: manager.userId, channel: 'news' as const, kind: 'assistant-signed' as const, params, act }];
  });
  if (notices.length > 0) await notify(rows, notices);
}
