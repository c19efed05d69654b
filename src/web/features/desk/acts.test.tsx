import { expect, it } from 'vitest';
import { deskTerms } from '#domains/kinds.ts';
import { deskActs } from './acts.tsx';

it('kinds of desk items that one call settles are answered in the row', () => {
  expect(Object.keys(deskActs).sort()).toEqual([
    'arbitration-to-decide',
    'contract-asked',
    'cup-invitation',
    'friend-invitation',
    'game-today',
    'injury',
    'interview-asked',
    'job-offered',
    'lineup-fault',
    'lineup-return',
    'lineup-suggested',
    'offer-sheet-to-match',
    'roster-illegal',
    'scrimmage-invitation',
    'sponsor-offers',
    'terms-offered',
    'trade-offer',
    'trade-vote',
  ]);
  for (const kind of Object.keys(deskActs)) expect(deskTerms.has(kind), kind).toBe(true);
});
