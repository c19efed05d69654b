import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { teamPolicy } from '#domains/club/policy.ts';
import { slices } from '#domains/slices.ts';
import * as platform from '#platform/calls/policy.ts';
import { type Actor, can, type Grant, needsSubject, type Role, type Subject } from '#platform/calls/policy.ts';

const here = new URL('.', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, here)).includes('policy.ts'),
);
/** The exports of each domain's `policy.ts`. */
const ofNouns = await Promise.all(
  folders.map(async ({ name }) => ({ name, exported: Object.values<unknown>(await import(`./${name}/policy.ts`)) })),
);
const rolesIn = (exported: readonly unknown[]) => exported.filter(isRole);
const SITE_ROLES = rolesIn(Object.values(platform));
const SEAT_ROLES = ofNouns.flatMap(({ name, exported }) => (name === 'seat' ? rolesIn(exported) : []));
const abilities = slices.flatMap(({ policies = [] }) => policies.flatMap((policy) => Object.values(policy)));
const ROLES = [...new Set([...SITE_ROLES, ...abilities.flatMap(({ roles }) => roles)])];
const NAMES = ROLES.map(({ name }) => name);

function isRole(exported: unknown): exported is Role {
  return typeof exported === 'object' && exported !== null && 'holds' in exported;
}

function isPolicy(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && !isRole(exported);
}

const SUBJECT: Subject = { teamId: 11, clubId: 1, userId: 7, federationId: 3, competitionId: 5 };
const seat = (role: string, scope: string, id: number): Grant => ({ role, scope, id });
const NOBODY: Actor = {
  id: 99,
  isActivated: true,
  isBankrupt: false,
  isAdmin: false,
  grants: [seat('manager', 'club', 2), ...[21, 22, 23].map((id) => seat('manager', 'team', id))],
};
const who = (...grants: Grant[]): Actor => ({ ...NOBODY, grants: [...NOBODY.grants, ...grants] });
/** Actors with one role for the subject each, besides the roles that everyone has. */
const ACTORS: Record<string, Actor> = {
  user: NOBODY,
  other: NOBODY,
  clubless: { ...NOBODY, grants: [] },
  bankrupt: { ...NOBODY, isBankrupt: true },
  self: { ...NOBODY, id: 7 },
  owner: {
    ...NOBODY,
    grants: [seat('manager', 'club', 1), ...[11, 12, 13].map((id) => seat('manager', 'team', id))],
  },
  gm: who(seat('national-gm', 'team', 11)),
  coach: who(seat('head-coach', 'team', 11)),
  assistant: who(seat('assistant', 'team', 11)),
  president: who(seat('president', 'federation', 3)),
  regular: who({ role: 'regular', scope: null, id: null }),
  moderator: who({ role: 'moderator', scope: null, id: null }),
  organizer: who(seat('organizer', 'competition', 5)),
  'ua-cup-organizer': who({ role: 'ua-cup-organizer', scope: null, id: null }),
  admin: { ...NOBODY, isAdmin: true },
};
const actorAs = ({ name }: Role): Actor => ACTORS[name] ?? expect.fail(`say here who is ${name}`);
/** The same people in the same jobs, elsewhere. */
const ELSEWHERE: Subject = { teamId: 31, clubId: 4, userId: 8, federationId: 6, competitionId: 9 };

const EVERYBODY: readonly string[] = NAMES;
/** The holders of each ability, repeated here so that a change of policy is deliberate. */
const WHO: Record<string, readonly string[]> = {
  'account.change': EVERYBODY,
  'account.leave': EVERYBODY,
  'admin.moveClock': ['admin'],
  'admin.checkWorld': ['admin'],
  'admin.helpUsers': ['admin'],
  'admin.appointAdmins': ['admin'],
  'admin.runSite': ['admin'],
  'admin.readRecord': ['admin'],
  'appointment.appoint': ['admin'],
  'competition.organize': ['organizer', 'admin'],
  'competition.organizeUaCup': ['ua-cup-organizer', 'admin'],
  'purchase.review': ['admin'],
  'purchase.grant': ['admin'],
  'purchase.freeze': ['admin'],
  'withdrawal.review': ['admin'],
  'withdrawal.setTerms': ['admin'],
  'help.ask': EVERYBODY,
  'help.answer': ['admin'],
  'article.moderate': ['moderator', 'admin'],
  'moderation.report': EVERYBODY,
  'moderation.judge': ['moderator', 'admin'],
  'moderation.ban': ['admin'],
  'moderation.lift': ['admin'],
  'proposal.take': EVERYBODY,
  'proposal.setStatus': ['admin'],
  'proposal.post.remove': ['self'],
  'proposal.post.report': NAMES.filter((name) => name !== 'self'),
  'forum.take': EVERYBODY,
  'forum.moderate': ['moderator', 'admin'],
  'forum.topic.solve': ['self', 'moderator', 'admin'],
  'forum.topic.rename': ['self', 'moderator', 'admin'],
  'forum.topic.label': ['self', 'regular', 'moderator', 'admin'],
  'forum.topic.move': ['regular', 'moderator', 'admin'],
  'forum.topic.report': NAMES.filter((name) => name !== 'self'),
  'forum.post.edit': ['self'],
  'forum.post.remove': ['self'],
  'forum.post.report': NAMES.filter((name) => name !== 'self'),
  'banana.start': ['admin'],
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
  'message.write': EVERYBODY,
  'message.edit': ['self'],
  'discussion.comment.remove': ['self'],
  'discussion.comment.report': NAMES.filter((name) => name !== 'self'),
  'world.beReady': ['owner'],
  'world.choosePace': ['owner', 'admin'],
  'push.receive': EVERYBODY,
  'rookie.learn': EVERYBODY,
  'lineups.see': ['owner', 'gm', 'coach', 'assistant'],
  'lineups.edit': ['owner', 'gm', 'coach'],
  'lineups.share': ['owner', 'gm'],
  'scrimmage.see': ['owner'],
  'scrimmage.play': ['owner'],
  'scrimmage.callOff': ['owner'],
  'scrimmage.answer': ['owner'],
  'scrimmage.withdraw': ['owner'],
  'cup.create': ['owner'],
  'cup.enter': ['owner'],
  'cup.organize': ['owner'],
};

describe('the policies', () => {
  it('of every noun are in its slice', () => {
    const named = slices.filter(({ policies = [] }) => policies.length > 0).map(({ name }) => name);
    const declared = ofNouns.filter(({ exported }) => exported.some(isPolicy)).map(({ name }) => name);
    expect(named.sort()).toEqual(declared.sort());
  });

  it('name each ability once, all listed in this test’s table', () => {
    expect(abilities.map(({ name }) => name).sort()).toEqual(Object.keys(WHO).sort());
  });

  it.each(abilities)('give $name to the roles in the table and to no others', (ability) => {
    const able = ROLES.filter((role) => can(actorAs(role), ability, SUBJECT)).map(({ name }) => name);
    expect(able).toEqual(NAMES.filter((name) => WHO[ability.name]?.includes(name)));
    expect(can(null, ability, SUBJECT)).toBe(false);
  });

  it('let only users with a seat and admins change a club or team', () => {
    const overTeams = abilities.filter(({ roles }) => roles.some(isOverTeams));
    expect(overTeams.length).toBeGreaterThan(40);
    const others = overTeams.flatMap(({ name, roles }) => (roles.every(isOfSeatOrAdmin) ? [] : [name]));
    expect(others).toEqual([]);
  });

  it('show outsiders the same of a team, since they share its views', () => {
    for (const { roles } of Object.values(teamPolicy)) for (const role of roles) expect(role.of).toContain('team');
  });
});

const isOverTeams = ({ of }: Role) => of.includes('team') || of.includes('club');
const isOfSeatOrAdmin = (role: Role) => SEAT_ROLES.includes(role) || role === platform.admin;

describe('a role', () => {
  it.each(ROLES)('$name is held by its intended users', (role) => {
    expect(role.holds(actorAs(role), SUBJECT)).toBe(true);
  });

  it.each(ROLES)('$name reads only the parts of a subject it declares', (role) => {
    const asked = new Set<string>();
    const spied = new Proxy(SUBJECT, {
      get: (subject, key) => asked.add(String(key)) && Reflect.get(subject, key),
    });
    for (const actor of Object.values(ACTORS)) role.holds(actor, spied);
    for (const key of asked) expect(role.of.map((scope) => `${scope}Id`)).toContain(key);
  });

  it.each(ROLES.filter((role) => needsSubject({ name: 'test', roles: [role] }) && role !== platform.other))(
    '$name counts only where one has it, and where nobody is named for nobody',
    (role) => {
      const actor = actorAs(role);
      expect(role.holds(actor, ELSEWHERE)).toBe(false);
      expect(role.holds(actor, {})).toBe(false);
      expect(role.holds({ ...actor, grants: [] }, { teamId: null, clubId: null })).toBe(false);
    },
  );

  it('is known to the platform only if every account may have it; nouns add the others', () => {
    expect(SITE_ROLES.map(({ name }) => name).sort()).toEqual(['admin', 'bankrupt', 'other', 'self', 'user']);
    const files = globSync('**/*.ts', { cwd: new URL('../platform/', here) });
    const named = files.filter((file) => {
      const source = readFileSync(new URL(`../platform/${file}`, here), 'utf8');
      return !file.endsWith('.test.ts') && NAMES_A_JOB.test(withoutExamples(source));
    });
    expect(files.length).toBeGreaterThan(80);
    expect(named).toEqual([]);
    const policy = readFileSync(new URL('../platform/calls/policy.ts', here), 'utf8');
    expect(withoutExamples(policy)).not.toMatch(/\b(owner|manager|club|team|federation|competition)/i);
  });
});

const NAMES_A_JOB =
  /\b(head.?coach|coach(es)?|assistants?|scouts?|agents?|reporters?|presidents?|organizers?|moderators?)\b/i;

/** Strips examples, since a doc comment may show how a domain uses it. */
function withoutExamples(source: string): string {
  return source.replace(/\/\*\*[\s\S]*?\*\//g, '');
}
