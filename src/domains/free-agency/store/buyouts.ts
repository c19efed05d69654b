/** The night after the playoffs: AI clubs buy out overpaid players. */
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { teams } from '#domains/club/tables.ts';
import { buyoutChange, buyoutPrice } from '#domains/contracts/rules/buyout.ts';
import { buyOutPlayers } from '#domains/contracts/store/buyouts.ts';
import { planBuyouts } from '#domains/free-agency/rules/buyouts.ts';
import { assistantsOf } from '#domains/free-agency/store/assistant.ts';
import { stopsIn } from '#domains/free-agency/store/summer.ts';
import { loadSummer, type SummerPlayer, seenByItsClub } from '#domains/free-agency/store/summer-state.ts';
import { players } from '#domains/player/tables.ts';
import { fairSalary } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Night = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** @returns how many are bought out. */
export async function buyOutDeadWeight(rows: Rows, night: Night): Promise<number> {
  const { season, secret } = night;
  const state = await loadSummer(rows, season);
  const managed = await assistantsOf(rows, { season });
  const clubs = state.clubs.filter(({ id }) => !managed.has(id));
  const stops = stopsIn(season, secret);
  // A player about to retire costs nothing from then on.
  const staying = state.players.filter((player) => player.clubId !== null && !stops(player, true));
  const worthOf = await worthsOf(rows, night);
  const chosen = planBuyouts({ clubs, players: staying.map((player) => seenByItsClub(player, night)) }, worthOf);
  const legal = await legalAmong(rows, { chosen: new Set(chosen), staying }, night);
  await rows.lock(players, { id: legal });
  await buyOutPlayers(rows, legal, night);
  return legal.length;
}

/** Returns a function for a player's worth to his own club, by its estimates. */
async function worthsOf(rows: Rows, { season }: Night) {
  const caps = await limitsOf(rows, season);
  const leagueOf = new Map(
    (await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' })).map(({ clubId, leagueId }) => [
      clubId,
      leagueId,
    ]),
  );
  return (
    { clubId, position, age, overall, ceiling }: Parameters<Parameters<typeof planBuyouts>[1]>[0],
    seasons: number,
  ) => {
    const cap = caps.get(leagueOf.get(clubId) ?? 0);
    if (!cap) return Number.POSITIVE_INFINITY;
    const projection = projectGoals({ position, age: age + 1, overall, ceiling }, cap.tier);
    return fairSalary({ projection, seasons, price: cap.goalPrice, limits: cap.limits });
  };
}

/** Returns the players whose buyouts the cap allows, since dead cap outlasts the contract. */
async function legalAmong(
  rows: Rows,
  { chosen, staying }: { chosen: ReadonlySet<number>; staying: readonly SummerPlayer[] },
  { season, day }: Night,
): Promise<number[]> {
  const caps = await loadCapStates(rows, { season, day });
  return staying.flatMap(({ id, clubId, age, owed = [] }) => {
    const state = chosen.has(id) ? caps.get(clubId ?? 0) : undefined;
    if (!state) return [];
    return wouldBeLegal(state, buyoutChange(id, buyoutPrice({ owed, age }), { lastSeason: season, season })).ok
      ? [id]
      : [];
  });
}
