/** The track record of scouts: every summer, calls of employed scouts are settled on the draft of some seasons ago. */
import { ORDINARY_EYES, scout } from '#domains/draft/rules/scouting.ts';
import { jobsAtClubs } from '#domains/job/store/jobs.ts';
import { players } from '#domains/player/tables.ts';
import { CALLS } from '#domains/scout/constants.ts';
import { eyeFor, isRightCall } from '#domains/scout/rules/calls.ts';
import { scouts } from '#domains/scout/tables.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Three queries and one that writes. @returns how many calls are settled. */
export async function settleCalls(rows: Rows, { season, secret }: { season: number; secret: Secret }): Promise<number> {
  const draftSeason = season - CALLS.settledAfter;
  const columns = ['id', 'positions', 'birthSeason', 'skills', 'ceilings'] as const;
  const drafted = (await rows.read(players, columns, { draftSeason })).map((row) => {
    const position = row.positions[0] ?? 'C';
    const { id, skills, ceilings } = row;
    const reachable = skills.map((skill, index) => Math.max(ceilings[index] ?? 0, skill));
    const amateur = { id, position, age: draftSeason - row.birthSeason, skills, ceilings };
    const { potential } = scout(amateur, { secret, season: draftSeason, clubId: null, eyes: ORDINARY_EYES });
    return { position, truth: exactOverall(position, reachable), central: potential.mid };
  });
  if (drafted.length === 0) return 0;
  const personIds = (await jobsAtClubs(rows, { kind: 'scout' })).map(({ personId }) => personId);
  const known = await rows.read(scouts, ['personId', 'skills', 'calls', 'callsRight'], { personId: personIds }, [
    'personId',
  ]);
  await rows.update(
    scouts,
    'personId',
    known.map(({ personId, skills, calls, callsRight }) => {
      const random = secretRandom(secret, `calls/${personId}/${draftSeason}`);
      const called = random.shuffle(drafted).slice(0, CALLS.perSeason);
      const right = called.filter(({ position, ...call }) =>
        isRightCall({ ...call, eye: eyeFor(position, skills) }, random),
      );
      return { personId, calls: calls + called.length, callsRight: callsRight + right.length };
    }),
  );
  return known.length * Math.min(CALLS.perSeason, drafted.length);
}
