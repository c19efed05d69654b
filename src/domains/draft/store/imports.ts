/** Clubs sign undrafted 18-year-olds as imports: at most two per club and season, and only players willing to come. */

import { limitsOf } from '#domains/cap/store/limits.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { signAmateur } from '#domains/contracts/store/entry.ts';
import { seasonOfSigning } from '#domains/contracts/store/offers.ts';
import { arrivals } from '#domains/contracts/tables.ts';
import { IMPORTS } from '#domains/draft/constants.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { tasteOf } from '#domains/draft/rules/board.ts';
import { areImportsOpen, interestIn } from '#domains/draft/rules/imports.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import { AMATEUR_COLUMNS, boardsOf, factsOfClass } from '#domains/draft/store/room.ts';
import { draftImports } from '#domains/draft/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import type { ClubId, NationId, PlayerId } from '#engine/ids.ts';
import { draftedTerms } from '#engine/market/sign.ts';
import { groupOf, type Position } from '#engine/player/skills.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type ImportDay = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** Returns the undrafted amateurs of the class who are old enough. */
export async function importable(rows: RowReader, season: number) {
  const columns = ['id', 'positions', 'nationId', 'birthSeason', 'skills', 'ceilings'] as const;
  const left = await rows.read(players, columns, { status: 'amateur', draftClass: season, draftSeason: null });
  const underway = await rows.read(arrivals, ['playerId'], {}, ['playerId']);
  const gone = new Set(underway.map(({ playerId }) => playerId));
  return left.filter(({ id, birthSeason }) => season - birthSeason >= IMPORTS.firstAge && !gone.has(id));
}

/** Returns what decides whether an amateur comes: each club's nation, and its juniors. Three reads. */
export async function welcomeOf(rows: RowReader, clubIds: readonly ClubId[]) {
  const nationOf = new Map(
    (await rows.read(clubs, ['id', 'nationId'], { id: clubIds })).map(({ id, nationId }) => [id, nationId]),
  );
  const juniors = await rows.read(teams, ['id', 'clubId'], { clubId: clubIds, level: 'U21' });
  const clubOf = new Map(juniors.map(({ id, clubId }) => [id, clubId]));
  const boys = await rows.read(players, ['teamId', 'positions'], { teamId: [...clubOf.keys()] }, ['id']);
  const groupsOf = Map.groupBy(boys, ({ teamId }) => clubOf.get(teamId ?? 0) ?? 0);
  return (player: { id: PlayerId; positions: readonly Position[]; nationId: NationId }, clubId: ClubId) => {
    const own = groupOf(player.positions[0] ?? 'C');
    const peers = (groupsOf.get(clubId) ?? []).filter(({ positions }) => groupOf(positions[0] ?? 'C') === own);
    return {
      playerId: player.id,
      clubId,
      isHome: nationOf.get(clubId) === player.nationId,
      group: own,
      peers: peers.length,
    };
  };
}

/** Signs an undrafted amateur to an entry-level contract; he joins the juniors when the season begins. */
export async function importPlayer(
  rows: Rows,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  today: ImportDay,
): Promise<{ ok: true } | Refused> {
  const { season, day, secret } = today;
  if (!areImportsOpen(day)) return draftRefusals.importsClosed();
  await rows.lock(teams, { clubId });
  await rows.lock(players, { id: playerId });
  const player = (await importable(rows, season)).find(({ id }) => id === playerId);
  if (!player) return draftRefusals.notToBeHad();
  const brought = await rows.read(draftImports, ['playerId'], { clubId, season }, ['playerId']);
  if (brought.length >= IMPORTS.perSeason) return draftRefusals.enoughImports({ most: IMPORTS.perSeason });
  const wooed = (await welcomeOf(rows, [clubId]))(player, clubId);
  if (interestIn(wooed, secret) === 'none') return draftRefusals.notInterested();
  const ofClub = await rows.read(teams, ['id', 'level', 'leagueId'], { clubId });
  const [pro, juniors] = (['PRO', 'U21'] as const).map((level) => ofClub.find((team) => team.level === level));
  const cap = (await limitsOf(rows, season)).get(pro?.leagueId ?? 0);
  if (!juniors || !cap) return draftRefusals.notToBeHad();
  const terms = draftedTerms(null, seasonOfSigning(today) - player.birthSeason, cap.limits);
  const signed = await signAmateur(rows, { playerId, clubId, teamId: juniors.id, terms }, today);
  if (signed.ok) await rows.insert(draftImports, [{ playerId, clubId, season }]);
  return signed;
}

/** Has AI clubs sign the imports their own scouts like best among those who would come. @returns how many */
export async function importTonight(rows: Rows, today: ImportDay): Promise<number> {
  const { season, absoluteDay, secret } = today;
  const left = await importable(rows, season);
  if (left.length === 0) return 0;
  const managed = await managedClubs(rows);
  const first = (await rows.read(clubs, ['id'])).filter(({ id }) => !managed.has(id));
  const random = secretRandom(secret, `imports/${absoluteDay}`);
  const clubIds = random.shuffle(first.map(({ id }) => id));
  const welcome = await welcomeOf(rows, clubIds);
  const byId = new Map(left.map((player) => [player.id, player]));
  const amateurs = left.map(({ id, positions, birthSeason, skills, ceilings }) => {
    return { id, position: positions[0] ?? 'C', age: season - birthSeason, skills, ceilings };
  });
  const ofClass = await rows.read(players, [...AMATEUR_COLUMNS, 'heightCm'], { draftClass: season });
  const facts = await factsOfClass(rows, ofClass, today);
  const boards = boardsOf(amateurs, { season, secret, facts, eyes: await readEyes(rows, season) });
  let brought = 0;
  for (const clubId of clubIds) {
    if (!random.chance(IMPORTS.clubShare)) continue;
    const wanted = boards(clubId, tasteOf(clubId, secret)).slice(0, IMPORTS.looksAt);
    const found = wanted.find(({ id }) => {
      const player = byId.get(id);
      return player !== undefined && interestIn(welcome(player, clubId), secret) === 'keen';
    });
    if (!found) continue;
    const { ok } = await importPlayer(rows, { playerId: found.id, clubId }, today);
    if (!ok) continue;
    byId.delete(found.id);
    brought++;
  }
  return brought;
}
