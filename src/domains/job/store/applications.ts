/** Applications: a person asks for a job, and gets an offer or not. */
import { saidOf } from '#domains/job/store/announce.ts';
import type { HeldJob, When } from '#domains/job/store/jobs.ts';
import { jobApplications } from '#domains/job/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, JobId, PersonId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface Offer {
  /** Of the application. */
  id: number;
  job: { id: JobId; role: HeldJob['role']; clubId: ClubId };
  personId: PersonId;
  pay: number;
  untilSeason: number;
}

/** Makes offers to those who have applied; their users are told. */
export async function offerJobs(rows: Rows, offers: readonly Offer[], { season, day }: When): Promise<void> {
  if (offers.length === 0) return;
  const offeredOn = absoluteDayOf({ season, day });
  await rows.update(
    jobApplications,
    'id',
    offers.map(({ id, pay, untilSeason }) => ({ id, state: 'offered' as const, pay, untilSeason, offeredOn })),
  );
  const said = await saidOf(rows, offers);
  await notify(
    rows,
    said.flatMap(({ who, userId }): Notice[] => {
      const jobId = offers.find(({ personId }) => personId === who.personId)?.job.id;
      if (userId === null || jobId === undefined) return [];
      return [{ userId, channel: 'news', kind: 'job-offer', params: { ...who, jobId } }];
    }),
  );
}
