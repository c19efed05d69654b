/** Automatic steps for restricted free agents: clubs qualify them, and on the last night of the frenzy some agree to terms. */
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs } from '#domains/contracts/store/bargain.ts';
import { signForNextSeason } from '#domains/contracts/store/contracts.ts';
import { MAX_RAISE } from '#domains/free-agency/constants.ts';
import { fitsIn } from '#domains/free-agency/rules/cap-plan.ts';
import { mayBeQualified, planQualifying } from '#domains/free-agency/rules/qualifying.ts';
import type { Renewal } from '#domains/free-agency/rules/renewals.ts';
import { worthSeenBy } from '#domains/free-agency/rules/seen-worth.ts';
import type { AssistantLimits } from '#domains/free-agency/rules/summer.ts';
import { assistantsOf, type Moment, silentNewcomers, withAssistants } from '#domains/free-agency/store/assistant.ts';
import { noticesOfOffice } from '#domains/free-agency/store/frenzy-news.ts';
import { waitingSheets } from '#domains/free-agency/store/offer-sheets.ts';
import {
  heldPlayers,
  hold,
  letRightsLapse,
  notifyOfQualified,
  proSeasonsOf,
} from '#domains/free-agency/store/restricted.ts';
import { loadSummer, type SummerState, seenByItsClub } from '#domains/free-agency/store/summer-state.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { leastSalary, lengthOf } from '#engine/market/ask.ts';
import { fairSalary } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Night = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

interface Qualifying {
  state: SummerState;
  /** Players who have re-signed, and their terms. */
  renewals: readonly Renewal[];
  assistants: ReadonlyMap<ClubId, AssistantLimits & { userId: UserId }>;
  silent: ReadonlyMap<ClubId, UserId>;
  /** This summer's dollars per goal, by tier. */
  prices: ReadonlyMap<number, number>;
}

/** Has AI clubs qualify the players they want to keep, and assistants do so within their limits. @returns how many are qualified. */
export async function qualifyTheRest(
  rows: Rows,
  { state, renewals, assistants, silent, prices }: Qualifying,
  night: Night,
): Promise<number> {
  const { season } = night;
  const signed = new Map(renewals.map(({ playerId, terms }) => [playerId, terms]));
  const open = state.players.filter((player) => mayBeQualified(player, season) && !signed.has(player.id));
  const bound = state.players.flatMap((player) => {
    const terms = signed.get(player.id);
    if (terms) return [{ ...player, salary: terms.salary }];
    return (player.contractTo ?? 0) > season ? [player] : [];
  });
  const tierOf = new Map(state.clubs.map((club) => [club.id, club]));
  const qualified = planQualifying(
    {
      season,
      clubs: withAssistants(state.clubs, assistants, silent),
      players: open.map((player) => seenByItsClub(player, night)),
      bound: bound.map((player) => seenByItsClub(player, night)),
      proSeasons: await proSeasonsOf(
        rows.tx,
        open.map(({ id }) => id),
      ),
    },
    ({ clubId, position, age, overall, ceiling }) => {
      const club = tierOf.get(clubId ?? 0);
      if (!club) return 0;
      const projection = projectGoals({ position, age: age + 1, overall, ceiling }, club.tier);
      return fairSalary({ projection, seasons: 1, price: prices.get(club.tier) ?? 0, limits: club.limits });
    },
  );
  const known = await heldPlayers(rows);
  const added = qualified.filter(({ playerId }) => !known.has(playerId));
  await hold(rows, added, season);
  const names = new Map(state.players.map(({ id, name }) => [id, name]));
  const notices = added.flatMap(({ playerId, clubId, salary }) => {
    const manager = assistants.get(clubId);
    if (!manager) return [];
    const params = { player: names.get(playerId) ?? '', playerId, salary };
    const act = { clubId, on: night.absoluteDay };
    return [{ userId: manager.userId, channel: 'news' as const, kind: 'assistant-qualified' as const, params, act }];
  });
  if (notices.length > 0) await notify(rows, notices);
  return added.length;
}

/**
 * Signs held players on the last night of the frenzy: some take the qualifying offer, and AI clubs pay others' asks if they are worth it. The rest
 * wait without a team. @returns how many have signed.
 */
export async function agreeWithHeld(rows: Rows, night: Night & Moment): Promise<number> {
  const { season, secret } = night;
  const held = [...(await heldPlayers(rows)).values()].filter((each) => each.season === season);
  if (held.length === 0) return 0;
  const waiting = new Set((await waitingSheets(rows)).map(({ playerId }) => playerId));
  const id = held.map(({ playerId }) => playerId);
  await rows.lock(players, { id });
  const names = ['firstname', 'lastname'] as const;
  const columns = ['id', 'positions', 'skills', 'ceilings', 'birthSeason', 'nationId', 'morale', ...names] as const;
  const people = new Map((await rows.read(players, columns, { id })).map((person) => [person.id, person]));
  const clubs = await loadBargainClubs(rows, season);
  const caps = await loadCapStates(rows, night);
  const silent = await silentNewcomers(rows, night);
  const managed = new Set([...(await assistantsOf(rows, { season })).keys()].filter((clubId) => !silent.has(clubId)));
  const plans = await plansOf(rows, night, silent);
  const signed = held.flatMap(({ playerId, clubId, salary: offered }) => {
    const [person, club, cap] = [people.get(playerId), clubs.get(clubId), caps.get(clubId)];
    if (!person || !club || !cap || waiting.has(playerId)) return [];
    const { asker, bounds } = bargainBetween(person, club, { fromSeason: season + 1, isOwn: true, secret });
    const wished = lengthOf(asker, bounds);
    const least = leastSalary(asker, wished, bounds);
    const takesOffer = leastSalary(asker, 1, bounds) <= offered;
    const looking = { clubId, cap: club.cap, isOwn: true, season, fromSeason: season + 1, seasons: wished, secret };
    const worth = worthSeenBy(person, looking);
    const agrees = !managed.has(clubId) && least <= worth * (1 + MAX_RAISE);
    if (!takesOffer && !agrees) return [];
    const terms = {
      kind: 'standard' as const,
      ...(takesOffer ? { salary: offered, seasons: 1 } : { salary: least, seasons: wished }),
    };
    const added = { playerId, salary: terms.salary, fromSeason: season + 1, toSeason: season + terms.seasons };
    const contract = { ...added, level: 'PRO' as const, daysOut: 0 };
    if (!wouldBeLegal(cap, { add: [contract] }).ok) return [];
    const plan = managed.has(clubId) ? undefined : plans.get(clubId);
    if (plan && !plan.take(playerId, terms.salary)) return [];
    caps.set(clubId, { ...cap, contracts: [...cap.contracts, contract] });
    return [{ playerId, clubId, terms, takesOffer }];
  });
  await signForNextSeason(rows, signed, night);
  const agreed = signed.flatMap(({ takesOffer, ...signing }) => {
    const person = people.get(signing.playerId);
    return takesOffer || !person ? [] : [{ ...signing, player: fullName(person) }];
  });
  const notices = noticesOfOffice(agreed, { silent, on: night.absoluteDay });
  if (notices.length > 0) await notify(rows, notices);
  await notifyOfQualified(
    rows,
    signed
      .filter(({ takesOffer, clubId }) => takesOffer || !silent.has(clubId))
      .map(({ playerId, clubId, terms: { salary } }) => ({ playerId, clubId, salary })),
  );
  await letRightsLapse(
    rows,
    signed.map(({ playerId }) => playerId),
  );
  return signed.length;
}

/** Returns the clubs' commitments for next season, to check whether one more contract fits. */
async function plansOf(rows: Rows, night: Night, silent: ReadonlyMap<ClubId, UserId>) {
  const { season } = night;
  const state = await loadSummer(rows, season);
  const seen = new Map(state.players.map((player) => [player.id, seenByItsClub(player, night)]));
  const bound = [...seen.values()].filter(({ contractTo }) => (contractTo ?? 0) > season);
  const byClub = Map.groupBy(bound, ({ clubId }) => clubId);
  return new Map(
    withAssistants(state.clubs, new Map(), silent).map((club) => {
      const own = [...(byClub.get(club.id) ?? [])];
      const take = (playerId: PlayerId, salary: number): boolean => {
        const player = seen.get(playerId);
        if (!player || !fitsIn(club, own, { ...player, salary })) return false;
        own.push({ ...player, salary });
        return true;
      };
      return [club.id, { take }];
    }),
  );
}
