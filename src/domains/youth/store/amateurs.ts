/** A year's amateurs: players of all nations without a club, who are eligible for the draft at the season's end. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { federations } from '#domains/federation/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { addPlayers, takePlayerIds } from '#domains/player/store/people.ts';
import { players } from '#domains/player/tables.ts';
import { evenGeneration } from '#domains/youth/rules/generation.ts';
import { amateurPositions, drawAmateur, identify, type Newcomer } from '#domains/youth/rules/newcomers.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Creates the draft class for the end of `season`, as large and gifted as every year's. @returns how many. */
export async function addAmateurs(rows: Rows, { season, secret }: { season: number; secret: Secret }): Promise<number> {
  const random = secretRandom(secret, `amateurs/${season}`);
  const tiers = await tiersOfClubs(rows);
  const known = await rows.read(nations, ['id', 'code']);
  const idOf = new Map(known.map((nation) => [nation.code, nation.id]));
  // Effects of federations’ youth programs; none where all are equal.
  const youthOf = new Map((await rows.read(federations, ['id', 'youth'])).map(({ id, youth }) => [id, 1 + youth]));
  const factors = new Map(known.map(({ id, code }) => [code, youthOf.get(id) ?? 1]));
  const people = await rows.read(players, ['firstname', 'lastname'], { retiredAt: null });
  const names = new Set(people.map(fullName));
  const positions = amateurPositions(tiers.length);
  const pot = new NationalityPot(positions.length, random.fork('nationalities'), factors);
  const firstId = await takePlayerIds(rows, positions.length);
  const streams = positions.map((_, index) => random.fork(firstId + index));
  const drawn = positions.map((position, index) =>
    drawAmateur({ position, tier: tiers[index % tiers.length] ?? 1 }, streams[index] as Random),
  );
  const ceilings = evenGeneration(
    drawn.map(({ body }, index) => ({ ...body, position: positions[index] ?? 'C' })),
    { first: tiers.filter((tier) => tier === 1).length, all: tiers.length },
    random.fork('generation'),
  );
  const made = positions.map((_, index) => {
    const own = streams[index] as Random; // one per player
    const newcomer = drawn[index] as Newcomer;
    const code = pot.draw(null);
    const nation = { id: idOf.get(code) ?? 1, code };
    const { player, face } = identify(newcomer, { id: firstId + index, nation, season, names }, own);
    return { player: { ...player, ceilings: ceilings[index] ?? player.ceilings, draftClass: season }, face };
  });
  await addPlayers(rows, made, absoluteDayOf({ season, day: 1 }));
  return made.length;
}

/** Returns every club's tier. */
async function tiersOfClubs(rows: Rows): Promise<number[]> {
  const tierOf = new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
  const pro = (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  return pro.map(({ leagueId }) => tierOf.get(leagueId) ?? 1);
}
