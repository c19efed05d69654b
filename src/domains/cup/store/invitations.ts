/** Organizers invite managers to their cups. */
import { eq } from 'drizzle-orm';
import { hasBlocked } from '#domains/block/store.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { clubOfTeam, firstTeamOfClub } from '#domains/club/store/first-teams.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import {
  INVITATION_HOURS,
  INVITATIONS_TO_ONE,
  MAX_INVITATIONS_A_DAY,
  MAX_OPEN_INVITATIONS,
} from '#domains/cup/constants.ts';
import { cupRefusals } from '#domains/cup/refusals.ts';
import { type Cup, enterCup, enteredTeams, holdCup, readCups, tellManagers } from '#domains/cup/store/cups.ts';
import { cups } from '#domains/cup/tables.ts';
import { invitationRefusals } from '#domains/invitation/refusals.ts';
import { sendInvitation } from '#domains/invitation/store/invitations.ts';
import type { InvitationKind, StoredInvitation } from '#domains/invitation/store/kind.ts';
import { holdParties } from '#domains/invitation/store/parties.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { ClubId, CompetitionId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** An invitation to a friendly cup, from its organizer's team to another; its subject is the cup. */
export const cupInvitation: InvitationKind = {
  kind: 'friendly-cup',
  feature: null,
  limits: {
    hours: INVITATION_HOURS,
    maxOpen: MAX_OPEN_INVITATIONS,
    maxADay: MAX_INVITATIONS_A_DAY,
    maxToOneADay: INVITATIONS_TO_ONE.maxADay,
    daysAfterDecline: INVITATIONS_TO_ONE.daysAfterDecline,
  },
  refusals: {
    ...invitationRefusals,
    openAlready: cupRefusals.invitedAlready,
    tooManyOpen: cupRefusals.tooManyInvitations,
    noLongerOpen: cupRefusals.noLongerOpen,
  },

  async accept(tx, { subjectId, toTeamId }) {
    const clubId = toTeamId === null ? null : await clubOfTeam(pgRows(tx), toTeamId);
    if (clubId === null) return cupRefusals.noLongerOpen();
    const entered = await enterCup(tx, { clubId }, { cupId: subjectId, isInvited: true });
    if (!entered.ok) return entered;
    await publishDesk(tx, toTeamId);
    return { ok: true, path: `/friendly-cup/overview/${subjectId}` };
  },

  async sent(tx, invitation) {
    const { subjectId, fromTeamId } = invitation;
    const [toTeamId] = await teamsReading(tx, [invitation]);
    if (fromTeamId === null || toTeamId === undefined) return;
    const [cup] = await readCups(tx, eq(cups.competitionId, subjectId));
    const host = (await teamRefs(tx, [fromTeamId])).get(fromTeamId);
    if (!cup || !host) return;
    const params = { cupId: cup.id, cup: cup.name, team: fullTeamName(host) };
    await tellManagers(pgRows(tx), [toTeamId], () => ({ kind: 'cup-invitation', params }));
    await publishDesk(tx, toTeamId);
  },

  async closed(tx, { toTeamId }) {
    await publishDesk(tx, toTeamId);
  },
};

/** Returns the teams whose managers receive invitations: all who have not blocked the sender. */
export async function teamsReading(tx: Transaction, sent: readonly StoredInvitation[]): Promise<TeamId[]> {
  const readers: TeamId[] = [];
  for (const { fromUserId, toTeamId } of sent) {
    const clubId = toTeamId === null ? null : await clubOfTeam(pgRows(tx), toTeamId);
    const userId = clubId === null ? null : await managerOf(pgRows(tx), clubId);
    if (toTeamId === null || userId === null) continue;
    if (fromUserId === null || !(await hasBlocked(tx, { userId, otherId: fromUserId }))) readers.push(toTeamId);
  }
  return readers;
}

/** Invites another club's first team to a cup that the club holds. */
export async function inviteToCup(
  tx: Transaction,
  { clubId, userId, now }: { clubId: ClubId; userId: UserId; now: Date },
  { cupId, teamId }: { cupId: CompetitionId; teamId: TeamId },
): Promise<{ ok: true; invitation: StoredInvitation } | Refused> {
  const rows = pgRows(tx);
  const own = await firstTeamOfClub(rows, clubId);
  const invitedClubId = await clubOfTeam(rows, teamId);
  const invited = invitedClubId === null ? undefined : await firstTeamOfClub(rows, invitedClubId);
  if (!own || !invited || invitedClubId === clubId) return cupRefusals.noManager();
  const [from, to] = [
    { userId, teamId: own.id },
    { userId: null, teamId: invited.id },
  ];
  await holdParties(tx, [from, to]);
  const cup = await holdCup(tx, cupId);
  if (!cup) return cupRefusals.unknown();
  const decided = await decideInvitation(tx, cup, { own: own.id, invited: invited.id });
  if (decided) return decided;
  if ((await managerOf(rows, invitedClubId ?? 0)) === null) return cupRefusals.noManager();
  return sendInvitation(tx, cupInvitation, { from, to, subject: () => cupId, now });
}

async function decideInvitation(
  tx: Transaction,
  { id, status, organizerTeamId, size }: Cup,
  { own, invited }: { own: TeamId; invited: TeamId },
): Promise<Refused | null> {
  if (organizerTeamId !== own) return cupRefusals.notOrganizer();
  if (status !== 'open') return cupRefusals.closed();
  const entered = await enteredTeams(tx, id);
  if (entered.includes(invited)) return cupRefusals.entered();
  return entered.length >= size ? cupRefusals.full() : null;
}

/** Publishes a change of the invited club's desk. */
async function publishDesk(tx: Transaction, teamId: TeamId | null): Promise<void> {
  if (teamId !== null) await publishChange(tx, [`team:${teamId}`]);
}
