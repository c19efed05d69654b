/** Camps as their manager sees them. */
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { CAMP_KINDS, CAMPS, type CampKind } from '#domains/camp/constants.ts';
import type { Camp, CampsView } from '#domains/camp/contract.ts';
import { assistantsFocus, assistantsInvitations, type Camper, mayCome } from '#domains/camp/rules.ts';
import { campersOf } from '#domains/camp/store/campers.ts';
import { camps } from '#domains/camp/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** @param team the first team of the club. Four statements. */
export async function loadCamps(db: Database, team: TeamRef, today: Today): Promise<CampsView> {
  const { season, day } = today;
  const campers = (await campersOf(pgReader(db), [team.clubId], today)).get(team.clubId) ?? [];
  const kept = await db
    .select()
    .from(camps)
    .where(and(eq(camps.clubId, team.clubId), or(eq(camps.season, season), isNotNull(camps.report))))
    .orderBy(desc(camps.season))
    .limit(2 * CAMP_KINDS.length);
  const young = campers.filter(({ age }) => CAMP_KINDS.some((kind) => mayCome(kind, { age, isInjured: false })));
  const refs = await playerRefs(db, [
    ...young.map(({ id }) => id),
    ...kept.flatMap(({ report }) => (report ?? []).map(({ playerId }) => playerId)),
  ]);
  return { team, season, day, camps: CAMP_KINDS.map((kind) => campOf(kind, { campers, kept, refs, today })) };
}

function campOf(
  kind: CampKind,
  {
    campers,
    kept,
    refs,
    today: { season, day },
  }: {
    campers: readonly Camper[];
    kept: readonly (typeof camps.$inferSelect)[];
    refs: ReadonlyMap<number, PlayerRef>;
    today: Today;
  },
): Camp {
  const { firstDay, lastDay, places, oldest } = CAMPS[kind];
  const ofKind = kept.filter((row) => row.kind === kind);
  const plan = ofKind.find((row) => row.season === season);
  const reported = ofKind.find(({ report }) => report !== null);
  const proposed = assistantsInvitations(kind, campers);
  const candidates = campers
    .filter(({ age }) => mayCome(kind, { age, isInjured: false }))
    .flatMap(({ id, level, age, isInjured, positions, skills }) => {
      const player = refs.get(id);
      return player ? [{ player, level, age, isInjured, overall: overallOf(positions[0] ?? 'C', skills) }] : [];
    })
    .sort((one, other) => other.overall - one.overall || one.player.id - other.player.id);
  return {
    kind,
    firstDay,
    lastDay,
    places,
    oldest,
    isOver: day > lastDay || (plan?.report ?? null) !== null,
    focus: plan?.focus ?? null,
    invited: plan?.invited ?? null,
    proposed: { focus: assistantsFocus(proposed), invited: proposed.map(({ id }) => id) },
    candidates,
    report: reported?.focus
      ? {
          season: reported.season,
          focus: reported.focus,
          rows: (reported.report ?? []).flatMap(({ playerId, ...row }) => {
            const player = refs.get(playerId);
            return player ? [{ player, ...row }] : [];
          }),
        }
      : null,
  };
}
