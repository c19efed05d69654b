import { expect, it } from 'vitest';
import { wayTo } from './way.ts';

it('leads from a notification to what it names, to the screen of its kind, or nowhere', () => {
  expect(wayTo('trade-offered', { team: 'Bears', tradeId: 7 })).toBe('/trade/7');
  expect(wayTo('waiver-claimed', { playerId: 5 })).toBe('/player/5');
  expect(wayTo('scrimmage-accepted', { team: 'Bears', gameId: 9 })).toBe('/game/9');
  expect(wayTo('job-applicant', { role: 'youth' })).toBe('/coaching-staff');
  expect(wayTo('job-vacant', { role: 'chief' })).toBe('/office/scouting');
  expect(wayTo('job-offer', { role: 'amateur', jobId: 3 })).toBe('/scout/jobs');
  expect(wayTo('job-lost', { role: 'head' })).toBe('/coach/jobs');
  expect(wayTo('nation-job-offer', { role: 'head', nationId: 3, jobId: 8 })).toBe('/coach/jobs');
  expect(wayTo('staff-vacant', { role: 'head', nationId: 3 })).toBe('/federation/overview/3?tab=staff');
  expect(wayTo('help-answered', { question: 'Why?' })).toBe('/help');
  expect(wayTo('lineup-return', { playerId: 5 })).toBe('/club/lineups');
  expect(wayTo('election-ballot', { nationId: 3 })).toBe('/federation/overview/3?tab=election');
  expect(wayTo('federation-admitted', { nationId: 3, nation: 'Sweden' })).toBe('/federation/overview/3');
  expect(wayTo('shortlist-free', { player: 'Ole Lund' })).toBeNull();
  expect(wayTo('shortlist-free', { playerId: 'x' })).toBeNull();
});
