/** The live stream of a topic: hints that something was posted; what it says is read with the posts. */
import { followBlocks } from '#domains/block/store.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import type { TopicNews } from '#domains/forum/contract.ts';
import { type ApiContext, signedIn } from '#platform/calls/api.ts';

/** Says when another user, whom the reader has not blocked, has posted. @param signal aborted when the reader has gone */
export async function* watchTopic(
  context: ApiContext,
  topicId: number,
  signal?: AbortSignal,
): AsyncGenerator<TopicNews, void> {
  const { heavyDb: db, realtime, log } = context;
  const { id: userId } = signedIn(context);
  const held = context.holdStream();
  const until = signal ? AbortSignal.any([signal, held.signal]) : held.signal;
  const onError = (error: unknown) => log.error({ err: error }, 'a stream of a topic stumbled');
  const blocks = await followBlocks({ db, realtime, onError }, userId);
  let unsent = 0;
  let wake = () => {};
  const stop = realtime.subscribe('discussion', ({ kind, id, said, by }) => {
    if (kind !== TOPIC || id !== topicId || said === undefined) return;
    if (by === userId || (by !== undefined && blocks.has(by))) return;
    unsent++;
    wake();
  });
  const onAbort = () => wake();
  until.addEventListener('abort', onAbort);
  try {
    yield { kind: 'open' };
    while (!until.aborted) {
      for (; unsent > 0; unsent--) yield { kind: 'post' };
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (until.aborted || unsent > 0) resolve();
      });
    }
    if (held.isReplaced()) yield { kind: 'elsewhere' };
  } finally {
    until.removeEventListener('abort', onAbort);
    stop();
    blocks.stop();
    held.release();
  }
}
