import { expect, it } from 'vitest';
import type { JobRole } from '#domains/job/constants.ts';
import { wayTo } from './way.ts';

const nation = { nationId: 3, nation: 'Sweden' };
const job = (role: JobRole) => ({ person: 'Ole Lund', personId: 4, role, team: 'Bears' });
const nationalJob = { ...nation, person: 'Ole Lund', personId: 4, role: 'head' } as const;

it('a notification links to its subject', () => {
  expect(wayTo({ kind: 'trade-offered', params: { team: 'Bears', tradeId: 7 } })).toBe('/trade/7');
  expect(wayTo({ kind: 'waiver-claimed', params: { player: 'Berg', team: 'Bears', playerId: 5 } })).toBe('/player/5');
  expect(wayTo({ kind: 'scrimmage-accepted', params: { team: 'Bears', gameId: 9 } })).toBe('/game/9');
  expect(wayTo({ kind: 'federation-admitted', params: nation })).toBe('/federation/overview/3');
});

it('a notification links to the screen its noun names', () => {
  expect(wayTo({ kind: 'help-answered', params: { question: 'Why?' } })).toBe('/help');
  expect(
    wayTo({ kind: 'lineup-return', params: { teamId: 2, playerId: 5, player: 'Berg', place: '', by: null } }),
  ).toBe('/club/lineups');
  expect(wayTo({ kind: 'job-applicant', params: job('youth') })).toBe('/coaching-staff');
  expect(wayTo({ kind: 'job-vacant', params: { ...job('chief'), reason: 'resigned' } })).toBe('/office/scouting');
  expect(wayTo({ kind: 'job-offer', params: { ...job('amateur'), jobId: 3 } })).toBe('/scout/jobs');
  expect(wayTo({ kind: 'job-lost', params: { ...job('head'), reason: 'resigned' } })).toBe('/coach/jobs');
  expect(wayTo({ kind: 'nation-job-offer', params: { ...nationalJob, jobId: 8 } })).toBe('/coach/jobs');
  expect(wayTo({ kind: 'staff-vacant', params: { ...nationalJob, reason: 'resigned' } })).toBe(
    '/federation/overview/3?tab=staff',
  );
  expect(wayTo({ kind: 'election-ballot', params: { ...nation, isRunoff: false } })).toBe(
    '/federation/overview/3?tab=election',
  );
  expect(wayTo({ kind: 'budget-vote', params: nation })).toBe('/federation/overview/3?tab=budget');
});

it('a notification links nowhere when there is nothing to see', () => {
  expect(wayTo({ kind: 'shortlist-free', params: { player: 'Ole Lund' } })).toBeNull();
});
