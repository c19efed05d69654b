import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvitationState } from '#domains/invitation/constants.ts';
import { invitationRefusals } from '#domains/invitation/refusals.ts';
import {
  acceptInvitation,
  declineInvitation,
  expireDue,
  findInvitation,
  forgetClosed,
  sendInvitation,
  withdrawInvitation,
} from '#domains/invitation/store/invitations.ts';
import type { InvitationKind, StoredInvitation } from '#domains/invitation/store/kind.ts';
import { holdParties } from '#domains/invitation/store/parties.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const enqueue = async () => undefined;
const { db, ids } = testWorld({ users: ['Mia', 'Ole', 'Zoe'] });
const [mia, ole, zoe] = ids('Mia', 'Ole', 'Zoe');
/** The callbacks that the kind received, in order. */
let told: string[] = [];
/** What accepting an invitation waits for. */
let gate: Promise<void> = Promise.resolve();

/** Invitations to a card game, which no domain stores. */
const cards: InvitationKind = {
  kind: 'cards',
  feature: null,
  limits: { hours: 24, maxOpen: 2, maxADay: 3, maxToOneADay: 10, daysAfterDecline: 0 },
  refusals: invitationRefusals,
  async accept() {
    await gate;
    told.push('begun');
    return { ok: true, path: '/cards' };
  },
  async sent() {
    told.push('sent');
  },
  async closed(_tx, { state }) {
    told.push(state);
  },
};

beforeEach(async () => {
  await db.execute(sql`delete from invitations`);
  [told, gate] = [[], Promise.resolve()];
});

const party = (userId: number) => ({ userId, teamId: null });
const send = (from: number, to: number, now = NOW) =>
  db.transaction(async (tx) => {
    await holdParties(tx, [party(from), party(to)]);
    return sendInvitation(tx, cards, { from: party(from), to: party(to), subject: () => from, now });
  });
const accept = (invitation: StoredInvitation, userId = ole, now = NOW) =>
  acceptInvitation(db, cards, { invitation, userId, now, enqueue });
const decline = (invitation: StoredInvitation, userId = ole) =>
  declineInvitation(db, cards, { invitation, userId, now: NOW });
const withdraw = (invitation: StoredInvitation, userId = mia) =>
  withdrawInvitation(db, cards, { invitation, userId, now: NOW });
const expire = (now: Date) => db.transaction((tx) => expireDue(tx, [cards], { now, limit: 10 }));
const stateOf = async ({ id }: StoredInvitation): Promise<InvitationState | undefined> =>
  (await findInvitation(db, id))?.state;

async function sent(from = mia, to = ole): Promise<StoredInvitation> {
  const done = await send(from, to);
  if (!done.ok) throw new Error(done.code);
  return done.invitation;
}

describe('an invitation', () => {
  it('is answered by its recipient, and withdrawn by its sender', async () => {
    const invitation = await sent();
    expect(await accept(invitation, mia)).toBeNull();
    expect(await decline(invitation, zoe)).toBeNull();
    expect(await withdraw(invitation, ole)).toBeNull();
    expect(await accept(invitation)).toEqual({ ok: true, path: '/cards' });
    expect(await stateOf(invitation)).toBe('accepted');
    expect(told).toEqual(['sent', 'begun']);
  });

  it('is open once between two users, and limited at a time and per day', async () => {
    const first = await sent();
    expect(await send(mia, ole)).toMatchObject({ code: 'invitation.open-already' });
    expect(await send(ole, mia)).toMatchObject({ code: 'invitation.open-already' });
    const second = await sent(mia, zoe);
    await withdraw(first);
    const third = await sent();
    await withdraw(second);
    await withdraw(third);
    expect(await send(mia, zoe)).toMatchObject({ code: 'invitation.too-many-today', facts: { max: 3 } });
    expect(await send(mia, zoe, later(DAY_MS + 1))).toMatchObject({ ok: true });
  });

  it('expires with a notice to its kind, and may be sent again even before the expiry is stored', async () => {
    const invitation = await sent();
    expect(await expire(later(24 * HOUR_MS - 1))).toBe(0);
    expect(await accept(invitation, ole, later(24 * HOUR_MS))).toMatchObject({ code: 'invitation.no-longer-open' });
    expect(await send(mia, ole, later(24 * HOUR_MS))).toMatchObject({ ok: true });
    expect(await stateOf(invitation)).toBe('expired');
    expect(await expire(later(48 * HOUR_MS))).toBe(1);
    expect(told).toEqual(['sent', 'expired', 'sent', 'expired']);
  });

  it('stays open when what it invites to is refused', async () => {
    const invitation = await sent();
    const busy: InvitationKind = { ...cards, accept: async () => invitationRefusals.tooManyOpen({ max: 1 }) };
    const by = { invitation, userId: ole, now: NOW, enqueue };
    expect(await acceptInvitation(db, busy, by)).toMatchObject({ code: 'invitation.too-many-open' });
    expect(await stateOf(invitation)).toBe('open');
  });

  it('is deleted some time after it was closed', async () => {
    await withdraw(await sent());
    const forget = (before: Date) => db.transaction((tx) => forgetClosed(tx, { before, limit: 10 }));
    expect(await forget(NOW)).toBe(0);
    expect(await forget(later(1))).toBe(1);
  });
});

describe('two users who act on an invitation at the same moment', () => {
  it('accept it once, in however many tabs', async () => {
    const invitation = await sent();
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(invitation)));
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    expect(told.filter((what) => what === 'begun')).toHaveLength(1);
  });

  it.each([
    ['withdraws', withdraw, 'withdrawn'],
    ['declines', decline, 'declined'],
  ] as const)('either one accepts or the other %s it', async (_what, close, state) => {
    for (let round = 0; round < 8; round++) {
      const invitation = await sent(round % 2 ? mia : zoe);
      const by = invitation.fromUserId ?? 0;
      const both = [() => accept(invitation), () => close(invitation, state === 'withdrawn' ? by : ole)];
      const done = await Promise.all((round % 2 ? both : both.reverse()).map((act) => act()));
      expect(done.filter((answer) => answer?.ok)).toHaveLength(1);
      expect(done.find((answer) => !answer?.ok)).toMatchObject({ code: 'invitation.no-longer-open' });
      expect(['accepted', state]).toContain(await stateOf(invitation));
      await db.execute(sql`delete from invitations`);
    }
  });

  it('accept it instead of letting it expire: it stays accepted', async () => {
    const invitation = await sent();
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    const accepting = accept(invitation, ole, later(24 * HOUR_MS - 1));
    await expect.poll(() => rowIsHeld(invitation)).toBe(true);
    expect(await expire(later(25 * HOUR_MS))).toBe(0);
    opened.resolve();
    expect(await accepting).toMatchObject({ ok: true });
    expect(await expire(later(25 * HOUR_MS))).toBe(0);
    expect(await stateOf(invitation)).toBe('accepted');
  });

  it('share one invitation when they invite each other', async () => {
    const both = await Promise.all([send(mia, ole), send(ole, mia)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

async function rowIsHeld({ id }: StoredInvitation): Promise<boolean> {
  const { rows } = await db.execute(sql`select id from invitations where id = ${id} for update skip locked`);
  return rows.length === 0;
}
