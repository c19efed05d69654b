import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { teamPolicy } from '#domains/club/policy.ts';
import { slices } from '#domains/slices.ts';
import { type Actor, can, needsSubject, ROLES, type Role, type Subject } from '#platform/calls/policy.ts';

const SUBJECT: Subject = { teamId: 11, clubId: 1, userId: 7, federationId: 3, competitionId: 5 };
const NOBODY: Actor = {
  id: 99,
  isActivated: true,
  isBankrupt: false,
  isPremium: false,
  isAdmin: false,
  clubId: 2,
  teamIds: [21, 22, 23],
  jobs: [],
};
/** Somebody who is nothing else to the subject than what the role says, and what everybody is. */
const ACTORS: Record<Role, Actor> = {
  user: NOBODY,
  other: NOBODY,
  clubless: { ...NOBODY, clubId: null, teamIds: [] },
  bankrupt: { ...NOBODY, isBankrupt: true },
  self: { ...NOBODY, id: 7 },
  owner: { ...NOBODY, clubId: 1, teamIds: [11, 12, 13] },
  coach: { ...NOBODY, jobs: [{ role: 'coach', teamId: 11 }] },
  assistant: { ...NOBODY, jobs: [{ role: 'assistant', teamId: 11 }] },
  agent: { ...NOBODY, jobs: [{ role: 'agent' }] },
  reporter: { ...NOBODY, jobs: [{ role: 'reporter' }] },
  president: { ...NOBODY, jobs: [{ role: 'president', federationId: 3 }] },
  premium: { ...NOBODY, isPremium: true },
  moderator: { ...NOBODY, jobs: [{ role: 'moderator' }] },
  organizer: { ...NOBODY, jobs: [{ role: 'organizer', competitionId: 5 }] },
  admin: { ...NOBODY, isAdmin: true },
};
/** The same people in the same jobs, elsewhere. */
const ELSEWHERE: Subject = { teamId: 31, clubId: 4, userId: 8, federationId: 6, competitionId: 9 };

const EVERYBODY: readonly Role[] = ROLES;
/** Who has each ability, said a second time: a change of a policy is one on purpose. */
const WHO: Record<string, readonly Role[]> = {
  'account.change': EVERYBODY,
  'account.leave': EVERYBODY,
  'admin.moveClock': ['admin'],
  'admin.checkWorld': ['admin'],
  'admin.helpUsers': ['admin'],
  'admin.appointAdmins': ['admin'],
  'admin.runSite': ['admin'],
  'admin.readRecord': ['admin'],
  'help.ask': EVERYBODY,
  'help.answer': ['admin'],
  'article.moderate': ['moderator', 'admin'],
  'moderation.report': EVERYBODY,
  'moderation.judge': ['moderator', 'admin'],
  'proposal.take': EVERYBODY,
  'proposal.setStatus': ['admin'],
  'proposal.post.remove': ['self'],
  'proposal.post.report': ROLES.filter((role) => role !== 'self'),
  'board.hear': ['owner'],
  'probation.hear': ['owner'],
  'club.take': ['clubless'],
  'club.startAnew': ['bankrupt'],
  'contracts.talk': ['owner'],
  'contracts.offer': ['owner'],
  'contracts.buyOut': ['owner'],
  'roster.move': ['owner'],
  'roster.claim': ['owner'],
  'trade.see': ['owner'],
  'trade.propose': ['owner'],
  'trade.answer': ['owner'],
  'trade.withdraw': ['owner'],
  'trade.comment': ['owner'],
  'trade.list': ['owner'],
  'trade.vote': ['owner'],
  'trade.overrule': ['admin'],
  'draft.rank': ['owner'],
  'draft.pick': ['owner'],
  'draft.sign': ['owner'],
  'draft.setClock': ['admin'],
  'job.employ': ['owner'],
  'job.employForNation': ['president'],
  'federation.preside': ['president'],
  'team.manage': ['owner'],
  'team.leave': ['owner'],
  'team.numberPlayers': ['owner'],
  'team.rename': ['owner'],
  'training.see': ['owner'],
  'training.plan': ['owner'],
  'facilities.see': ['owner'],
  'facilities.build': ['owner'],
  'finances.see': ['owner'],
  'free-agency.instruct': ['owner'],
  'free-agency.bid': ['owner'],
  'free-agency.qualify': ['owner'],
  'free-agency.sheet': ['owner'],
  'free-agency.match': ['owner'],
  'free-agency.arbitrate': ['owner'],
  'finances.priceTickets': ['owner'],
  'finances.sign': ['owner'],
  'finances.borrow': ['owner'],
  'horn.choose': ['owner'],
  'game.talk': EVERYBODY,
  'game.closed.watch': ['owner'],
  'game.message.remove': ['self'],
  'game.message.report': ROLES.filter((role) => role !== 'self'),
  'world.beReady': ['owner'],
  'world.choosePace': ['owner', 'admin'],
  'push.receive': EVERYBODY,
  'rookie.learn': EVERYBODY,
  'lineups.see': ['owner', 'coach'],
  'lineups.edit': ['owner', 'coach'],
  'lineups.share': ['owner'],
  'scrimmage.see': ['owner'],
  'scrimmage.play': ['owner'],
  'scrimmage.answer': ['owner'],
  'scrimmage.withdraw': ['owner'],
};

const abilities = slices.flatMap(({ policies = [] }) => policies.flatMap((policy) => Object.values(policy)));

describe('the policies', () => {
  it('of every noun that has one are in its slice', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, import.meta.url)).includes('policy.ts'),
    );
    const named = slices.filter(({ policies = [] }) => policies.length > 0).map(({ name }) => name);
    expect(named.sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it('name each ability once, and all of them stand in the table of this test', () => {
    expect(abilities.map(({ name }) => name).sort()).toEqual(Object.keys(WHO).sort());
  });

  it.each(abilities)('give $name to the roles of the table and to nobody else', (ability) => {
    const able = ROLES.filter((role) => can(ACTORS[role], ability, SUBJECT));
    expect(able).toEqual(ROLES.filter((role) => WHO[ability.name]?.includes(role)));
    expect(can(null, ability, SUBJECT)).toBe(false);
  });

  it('tell of a team only what does not differ among those who are nothing to it, for they share its views', () => {
    const roles = new Set(Object.values(teamPolicy).flatMap((ability) => ability.roles));
    for (const role of roles) expect(['owner', 'coach', 'assistant']).toContain(role);
  });
});

describe('a role', () => {
  it.each(ROLES)('%s is held by whom it is meant for', (role) => {
    expect(can(ACTORS[role], { name: 'test', roles: [role] }, SUBJECT)).toBe(true);
  });

  it.each(ROLES.filter((role) => needsSubject({ name: 'test', roles: [role] }) && role !== 'other'))(
    '%s counts only where one has it, and where nobody is named for nobody',
    (role) => {
      const ability = { name: 'test', roles: [role] };
      expect(can(ACTORS[role], ability, ELSEWHERE)).toBe(false);
      expect(can(ACTORS[role], ability, {})).toBe(false);
      expect(can({ ...ACTORS[role], clubId: null }, ability, { teamId: null, clubId: null })).toBe(false);
    },
  );
});
