/** A camp ends: the players of every club have worked, and its manager learns who stood out. */
import { type CampKind, STAND_OUT } from '#domains/camp/constants.ts';
import {
  assistantsFocus,
  assistantsInvitations,
  type CampChange,
  type Camper,
  type CampWork,
  mayCome,
  work,
} from '#domains/camp/rules.ts';
import { campersOf } from '#domains/camp/store/campers.ts';
import { camps } from '#domains/camp/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { fullNames, saveTraining } from '#domains/player/store/training.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Clubs whose players are in memory at once. */
const CLUBS_AT_A_TIME = 15;

interface Held {
  kind: CampKind;
  season: number;
  absoluteDay: number;
  secret: Secret;
}

/** Runs once an evening. @returns how many players came. */
export async function holdCamps(rows: Rows, held: Held): Promise<number> {
  const { kind, season } = held;
  const all = await rows.read(clubs, ['id'], {}, ['id']);
  const managers = await managersOf(rows);
  const planned = await rows.read(camps, ['clubId', 'focus', 'invited'], { season, kind });
  const planOf = new Map(planned.map((plan) => [plan.clubId, plan]));
  const told: { managerId: UserId; clubId: ClubId; report: CampWork[] }[] = [];
  let came = 0;
  for (let from = 0; from < all.length; from += CLUBS_AT_A_TIME) {
    const some = all.slice(from, from + CLUBS_AT_A_TIME);
    const campers = await campersOf(
      rows,
      some.map(({ id }) => id),
      held,
    );
    const changes: CampChange[] = [];
    const kept = some.map(({ id: clubId }) => {
      const managerId = managers.get(clubId);
      const { focus, invited, done } = campOf(campers.get(clubId) ?? [], planOf.get(clubId) ?? null, held);
      changes.push(...done.map(({ change }) => change));
      const report = done
        .map(({ row }) => row)
        .sort((one, other) => other.grade - one.grade || one.playerId - other.playerId);
      if (managerId !== undefined && report.length > 0) told.push({ managerId, clubId, report });
      return { clubId, season, kind, focus, invited, report };
    });
    await saveTraining(rows, changes);
    await rows.merge(camps, kept, { key: ['clubId', 'season', 'kind'], set: ['focus', 'invited', 'report'] });
    came += changes.length;
  }
  await tellManagers(rows, kind, told);
  return came;
}

/** Returns the camp of a club. Invited players who have left since, or are hurt, do not come. */
function campOf(
  campers: readonly Camper[],
  plan: Pick<typeof camps.$inferSelect, 'focus' | 'invited'> | null,
  { kind, season, secret }: Held,
) {
  const chosen = plan?.invited ?? null;
  const coming =
    chosen === null
      ? assistantsInvitations(kind, campers)
      : campers.filter((camper) => chosen.includes(camper.id) && mayCome(kind, camper));
  const focus = plan?.focus ?? assistantsFocus(coming);
  const done = coming.map((camper) =>
    work(camper, { kind, focus, random: secretRandom(secret, `camp/${kind}/${season}/${camper.id}`) }),
  );
  return { focus, invited: coming.map(({ id }) => id), done };
}

async function tellManagers(
  rows: Rows,
  kind: CampKind,
  told: readonly { managerId: UserId; clubId: ClubId; report: readonly CampWork[] }[],
): Promise<void> {
  if (told.length === 0) return;
  const best = told.flatMap(({ report }) => report.slice(0, STAND_OUT).map(({ playerId }) => playerId));
  const names = await fullNames(rows, best);
  const firstTeams = await rows.read(teams, ['id', 'clubId'], {
    clubId: told.map(({ clubId }) => clubId),
    level: 'PRO',
  });
  const teamOf = new Map(firstTeams.map(({ id, clubId }) => [clubId, id]));
  await notify(
    rows,
    told.flatMap(({ managerId, clubId, report }): Notice[] => {
      const teamId = teamOf.get(clubId);
      if (teamId === undefined) return [];
      const players = report.slice(0, STAND_OUT).flatMap(({ playerId }) => names.get(playerId) ?? []);
      const params = { teamId, camp: kind, count: report.length, players };
      return [{ userId: managerId, channel: 'news', kind: 'camp-over', params }];
    }),
  );
}
