import { byManager, forTeam } from '#domains/club/store/asked.ts';
import { jobs } from '#domains/job/contract.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { jobRefusals } from '#domains/job/refusals.ts';
import {
  accept,
  answerTerms,
  apply,
  interview,
  kindOfJob,
  resign,
  type Seeker,
  withdraw,
} from '#domains/job/store/applications.ts';
import { begin, retire } from '#domains/job/store/careers.ts';
import { setStaffLimit, staffLimitOf } from '#domains/job/store/limits.ts';
import { clubsOfCareers, jobTopics } from '#domains/job/store/topics.ts';
import { requireFit, shortlistApplicant, takeOfferBack } from '#domains/job/store/wanted.ts';
import { loadCareer } from '#domains/job/views/career.ts';
import { listOffers } from '#domains/job/views/offers.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import type { JobId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

/** The routes of offers and requirements, which do not depend on the kinds of careers. */
const offerRoutes = implementing(jobs, {
  staffLimit: reads({ of: forTeam(jobPolicy.employ) }, async ({ db, manager: { clubId, userId } }) => ({
    most: await staffLimitOf(db, { clubId, userId }),
  })),
  setStaffLimit: commands(
    { by: byManager(jobPolicy.employ) },
    ({ tx, manager: { clubId, userId } }, { most }) => setStaffLimit(tx, { clubId, userId, most }),
    (_, { most }) => ({ most }),
  ),
  require: commands({}, ({ tx, userId }, { id: jobId, minFit }) => requireFit(tx, { userId, jobId, minFit })),
  shortlist: commands({}, ({ tx, userId }, { id: jobId, personId, isShortlisted }) =>
    shortlistApplicant(tx, { userId, jobId, personId, isShortlisted }),
  ),

  offers: reads(async (call, { box }) =>
    listOffers(call.db, { userId: signedIn(call).id, box }, await readToday(call.db)),
  ),
  takeBack: commands({}, ({ tx, userId }, { id: jobId, personId }) => takeOfferBack(tx, { userId, jobId, personId })),
});

/** Builds the routes of jobs. @param careers the careers open to users, with what their domains do at the beginning and end */
export const jobRoutes = (careers: readonly CareerOfSlice[]) => {
  return implementing(jobs, {
    ...offerRoutes,

    career: async ({ context, input: { kind } }) => answer(context, kind),

    begin: ({ context, input: { kind, firstname, lastname, nationId, role } }) =>
      command(context, kind, (tx, { season, day, secret }) => {
        const userId = signedIn(context).id;
        return begin(tx, careers, { userId, kind, firstname, lastname, nationId, role, season, day, secret });
      }),

    retire: ({ context, input: { kind } }) =>
      command(context, kind, (tx, { season, day }) =>
        retire(tx, careers, { userId: signedIn(context).id, kind, season, day, now: context.now }),
      ),

    apply: ({ context, input: { id: jobId, letter } }) =>
      forJob(context, jobId, async (tx, { userId, personId }, { absoluteDay }, kind) => {
        const fits = await careers.find((one) => one.kind === kind)?.fits?.(tx, personId);
        return apply(tx, { userId, personId, jobId, letter, day: absoluteDay, fits });
      }),

    interview: ({ context, input: { id: jobId, answers } }) =>
      forJob(context, jobId, (tx, { personId }) => interview(tx, { personId, jobId, answers })),

    withdraw: ({ context, input: { id: jobId } }) =>
      forJob(context, jobId, (tx, { personId }) => withdraw(tx, { personId, jobId })),

    accept: ({ context, input: { id: jobId } }) =>
      forJob(context, jobId, (tx, seeker, { season, day }) => accept(tx, { ...seeker, jobId, season, day })),

    answerTerms: ({ context, input: { kind, ...answer } }) =>
      asPerson(context, kind, (tx, { personId }, { season, day }) =>
        answerTerms(tx, { personId, ...answer, season, day }),
      ),

    resign: ({ context, input: { kind } }) =>
      asPerson(context, kind, (tx, { personId }, { season, day }) => resign(tx, { personId, season, day })),
  });

  /**
   * Runs a command in a transaction and returns the career as it is afterwards. Changing holders changes the strength
   * of teams and access to their lines.
   */
  async function command(
    context: ApiContext,
    kind: CareerKind,
    work: (tx: Transaction, today: Today) => Promise<Done>,
  ) {
    const today = await readToday(context.db);
    const userId = signedIn(context).id;
    const done = await context.db.transaction(async (tx) => {
      const before = await clubsOfCareers(tx, userId);
      const did = await work(tx, today);
      if (did.ok) {
        const clubIds = [...before, ...(await clubsOfCareers(tx, userId))];
        await publishChange(tx, [`user:${userId}`, ...(await jobTopics(tx, clubIds))]);
      }
      return did;
    });
    if (!done.ok) return refuse(done);
    return answer(context, kind);
  }

  function asPerson(context: ApiContext, kind: CareerKind, work: PersonWork) {
    return command(context, kind, async (tx, today) => {
      const userId = signedIn(context).id;
      const career = await careerOf(tx, userId, kind);
      if (!career) return personRefusals.noCareer();
      return work(tx, { userId, personId: career.id }, today, kind);
    });
  }

  /** Runs a command as the user's person in the career the job belongs to. */
  async function forJob(context: ApiContext, jobId: JobId, work: PersonWork) {
    const kind = (await kindOfJob(context.db, jobId)) ?? refuse(jobRefusals.unknown());
    return asPerson(context, kind, work);
  }

  async function answer(context: ApiContext, kind: CareerKind) {
    const { db } = context;
    const career = careers.find((one) => one.kind === kind);
    return { data: await loadCareer(db, { userId: signedIn(context).id, kind, career }, await readToday(db)) };
  }
};

type Done = { ok: true } | Refused;
type PersonWork = (tx: Transaction, seeker: Seeker, today: Today, kind: CareerKind) => Promise<Done>;
