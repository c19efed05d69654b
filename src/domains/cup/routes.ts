import { ofTeam } from '#domains/club/store/asked.ts';
import { cups } from '#domains/cup/contract.ts';
import { cupPolicy } from '#domains/cup/policy.ts';
import { cupRefusals } from '#domains/cup/refusals.ts';
import { nextWindow, sizesIn } from '#domains/cup/rules.ts';
import { callOffCup } from '#domains/cup/store/call-off.ts';
import { createCup, enterCup, leaveCup } from '#domains/cup/store/cups.ts';
import { inviteToCup } from '#domains/cup/store/invitations.ts';
import { cupsListed, cupsOfClub, cupsOfUser, findCup, viewCup } from '#domains/cup/views.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { byOwnManager } from '#domains/seat/store/callers.ts';
import { statsOfCompetition } from '#domains/stats/views/competition-players.ts';
import { implementing, signedIn } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

const cup = reads(
  (call, { id }: { id: number }) =>
    viewCup(call.db, id, { userId: call.userId, clubId: clubOf(signedIn(call)), now: call.now }),
  cupRefusals.unknown,
);
const enters = byOwnManager(cupPolicy.enter);
const organizes = byOwnManager(cupPolicy.organize);

export const cupRoutes = implementing(cups, {
  list: reads({ of: ofTeam }, async ({ db, team, today }) => {
    const next = nextWindow(today);
    const [open, entered] = await Promise.all([cupsListed(db, 'open'), cupsOfClub(db, team.clubId)]);
    return { open, entered, next: { ...next, sizes: sizesIn(next.window) } };
  }),
  all: reads(({ db }, { status }) => cupsListed(db, status)),
  ofUser: reads(({ db }, { id }) => cupsOfUser(db, id)),
  find: cup,
  stats: reads(async ({ db }, { id }) => {
    const found = await findCup(db, id);
    return found && { ...found, ...(await statsOfCompetition(db, { competitionId: id, season: found.season })) };
  }, cupRefusals.unknown),
  create: commands(
    { by: byOwnManager(cupPolicy.create), topics: ['cups'] },
    ({ tx, manager, today }, wanted) => createCup(tx, manager, wanted, today),
    ({ id }) => ({ id }),
  ),
  enter: commands({ by: enters, answers: cup }, ({ tx, manager }, { id }) =>
    enterCup(tx, manager, { cupId: id, isInvited: false }),
  ),
  leave: commands({ by: enters, answers: cup }, ({ tx, manager }, { id }) => leaveCup(tx, manager, id)),
  callOff: commands({ by: organizes, topics: ['cups'], answers: cup }, ({ tx, manager }, { id }) =>
    callOffCup(tx, manager, id),
  ),
  invite: commands({ by: organizes, answers: cup }, ({ tx, manager }, { id, teamId }) =>
    inviteToCup(tx, manager, { cupId: id, teamId }),
  ),
});
