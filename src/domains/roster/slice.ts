/** The roster slice. */
import { oneTeamOneContract, rostersLegal } from '#domains/roster/checks.ts';
import { rosterDays } from '#domains/roster/days.ts';
import { rosterDesk as deskKinds, rosterLedgerKinds, rosterNews, rosterNotifications } from '#domains/roster/kinds.ts';
import { rosterPolicy } from '#domains/roster/policy.ts';
import { rosterRoutes } from '#domains/roster/routes.ts';
import { noticeAgain } from '#domains/roster/store/compliance.ts';
import { tellOfWaivers } from '#domains/roster/store/inherited.ts';
import {
  undoClaim,
  undoInheritedWaivers,
  undoRecall,
  undoReserve,
  undoSendingDown,
} from '#domains/roster/store/undo.ts';
import { rosterDesk } from '#domains/roster/views/desk.ts';
import type { Slice } from '#domains/slice.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export const rosterSlice: Slice = {
  name: 'roster',
  routes: () => ({ roster: rosterRoutes }),
  policies: [rosterPolicy],
  news: rosterNews,
  notifications: rosterNotifications,
  undoes: {
    'assistant-recalled': undoRecall,
    'assistant-sent-down': undoSendingDown,
    'waivers-inherited': undoInheritedWaivers,
    'assistant-reserved': undoReserve,
    'waiver-return': undoClaim,
  },
  desk: deskKinds,
  deskItems: rosterDesk,
  ledgerKinds: rosterLedgerKinds,
  days: rosterDays,
  async onTakeOver(tx, { clubId, userId, absoluteDay }) {
    const rows = pgRows(tx);
    await tellOfWaivers(rows, { clubId, userId });
    await noticeAgain(rows, { clubId, absoluteDay });
  },
  checks: [oneTeamOneContract, rostersLegal],
};
