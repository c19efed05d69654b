/** Every job there is. A slice that gets a `jobs.ts` adds its jobs here. */
import { tidyAccountsJob } from '#domains/account/jobs.ts';
import { gameFinishJob, gamePeriodJob, gameReportJob, gameWatchJob } from '#domains/game/jobs.ts';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import { sendMailsJob, tidyMailsJob } from '#platform/mail/jobs.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { type RegisteredJob, registerJob } from '#platform/queue/job.ts';
import { worldAdvanceJob } from '#world/jobs.ts';

interface JobNeeds {
  /** Plays the games of a world that is advanced. */
  simulate: Simulate;
  /** null: mails stay in the outbox. */
  mail: MailTransport | null;
}

export function jobsOf({ simulate, mail }: JobNeeds): readonly RegisteredJob[] {
  return [
    registerJob(gamePeriodJob),
    registerJob(gameFinishJob),
    registerJob(gameWatchJob),
    registerJob(gameReportJob),
    registerJob(worldAdvanceJob(simulate)),
    registerJob(sendMailsJob(mail)),
    registerJob(tidyMailsJob(mail)),
    registerJob(tidyAccountsJob),
  ];
}
