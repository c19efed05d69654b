/** The places of nations in the draft class. */
import { DRAFT_AGE } from '#domains/home-pool/constants.ts';
import { bestForDraft } from '#domains/home-pool/rules/pool.ts';
import { loadMembers, type RatedMember, rankedNations } from '#domains/home-pool/store/members.ts';
import { swapInClass } from '#domains/player/store/amateurs.ts';
import type { Rows } from '#platform/rows/rows.ts';

/**
 * Gives each nation without a 17-year-old in the draft class of `season` a place for the best of its home-based ones. As
 * many of the least promising amateurs, if possible at the same positions, play at home instead, so the class keeps its size,
 * and the draws that made it are as they were. @returns how many
 */
export async function enterDraftClass(rows: Rows, { season }: { season: number }): Promise<number> {
  const home = Map.groupBy(await loadMembers(rows, season, { status: 'home' }), ({ nationId }) => nationId);
  if (home.size === 0) return 0;
  const drawn = await loadMembers(rows, season, { status: 'amateur', draftClass: season });
  const youngest = new Map(
    [...Map.groupBy(drawn, ({ nationId }) => nationId)].map(([nationId, own]) => {
      return [nationId, own.filter(({ age }) => age === DRAFT_AGE)] as const;
    }),
  );
  const coming = (await rankedNations(rows)).flatMap(({ id }) => {
    return youngest.get(id)?.length ? [] : (bestForDraft(home.get(id) ?? []) ?? []);
  });
  // The only one of his nation keeps its place.
  const canLeave = drawn
    .filter((one) => one.age !== DRAFT_AGE || (youngest.get(one.nationId)?.length ?? 0) > 1)
    .sort((one, other) => one.worth - other.worth || one.id - other.id);
  const leaving: RatedMember[] = [];
  for (const { position } of coming) {
    const left = canLeave.filter((one) => !leaving.includes(one));
    const next = left.find((one) => one.position === position) ?? left[0];
    if (next) leaving.push(next);
  }
  const ids = (members: readonly RatedMember[]) => members.map(({ id }) => id);
  await swapInClass(rows, { coming: ids(coming.slice(0, leaving.length)), leaving: ids(leaving) }, season);
  return leaving.length;
}
