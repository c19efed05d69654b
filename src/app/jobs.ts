/** All jobs: those of the slices, mails, and those that advance and check the world. */
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import type { ListsMore } from '#domains/moderation/rules/lists.ts';
import { gameConsumers, slices } from '#domains/slices.ts';
import { sendMailsJob, tidyMailsJob } from '#platform/mail/jobs.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { type RegisteredJob, registerJob } from '#platform/queue/job.ts';
import { worldAdvanceJob, worldCheckJob } from '#world/jobs.ts';

interface JobNeeds {
  /** Public address of the server; for links in mails. */
  publicUrl: string;
  /** Plays the games when the world is advanced. */
  simulate: Simulate;
  /** null: mails stay in the outbox. */
  mail: MailTransport | null;
  /** The operator's additions to the lists of automatic checks. */
  lists: ListsMore;
}

export function jobsOf({ publicUrl, simulate, mail, lists }: JobNeeds): readonly RegisteredJob[] {
  return [
    ...slices.flatMap(({ jobs }) => jobs?.({ publicUrl, slices, lists, consumers: gameConsumers }) ?? []),
    registerJob(worldAdvanceJob(simulate)),
    registerJob(worldCheckJob),
    registerJob(sendMailsJob(mail)),
    registerJob(tidyMailsJob(mail)),
  ];
}
