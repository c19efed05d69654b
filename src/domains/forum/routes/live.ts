/** The live stream of a topic: signals that something was posted; clients then load the posts. */
import { followBlocks } from '#domains/block/store.ts';
import { followDiscussion } from '#domains/discussion/store/live.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import type { TopicNews } from '#domains/forum/contract.ts';
import { audienceOf } from '#platform/audience.ts';
import { type ApiContext, signedIn } from '#platform/calls/api.ts';
import { whileHeld } from '#platform/calls/open-streams.ts';

/** Signals posts by other users, except those the reader has blocked. @param signal aborted when the reader disconnects */
export function watchTopic(
  context: ApiContext,
  topicId: number,
  signal?: AbortSignal,
): AsyncGenerator<TopicNews, void> {
  return whileHeld(context.holdStream, signal, (until) => newsOf(context, topicId, until));
}

async function* newsOf(context: ApiContext, topicId: number, until: AbortSignal): AsyncGenerator<TopicNews, void> {
  const { heavyDb: db, realtime, log } = context;
  const { id: userId } = signedIn(context);
  const onError = (error: unknown) => log.error({ err: error }, 'a stream of a topic stumbled');
  const blocks = await followBlocks({ db, realtime, onError }, userId);
  const leave = audienceOf({ db, realtime, onError }).join({ kind: TOPIC, id: topicId }, userId);
  const { news, stop } = followDiscussion(realtime, { kind: TOPIC, id: topicId }, until);
  try {
    yield { kind: 'open' };
    for await (const { said, by, isAgain } of news) {
      if (said === undefined || by === undefined || isAgain) continue;
      if (by !== userId && !blocks.has(by)) yield { kind: 'post' };
    }
  } finally {
    leave();
    stop();
    blocks.stop();
  }
}
