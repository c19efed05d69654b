import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_NAMED_AT_ONCE } from '#domains/article/constants.ts';
import { readTalk, referencesOf } from '#domains/discussion/rules/markup.ts';
import { api } from '#web/lib/api.ts';
import { type Named, NOBODY_NAMED } from './mention.tsx';

/** Leagues, nations and federations come from the world's data. */
const ASKED = ['player', 'team', 'person', 'user', 'game'] as const;

/** Returns the subjects mentioned in chats and comments, fetched for all of them together; fetches nothing if there are none. */
export function useNamed(texts: readonly string[]): Named {
  const { named } = referencesOf(texts.flatMap(readTalk));
  const all = ASKED.flatMap((kind) => named[kind].map((id) => `${kind}:${id}`));
  const of = all.slice(-MAX_NAMED_AT_ONCE).sort().join();
  const query = useQuery({
    ...api.articles.named.queryOptions({ input: { of } }),
    enabled: of !== '',
    placeholderData: keepPreviousData,
  });
  return query.data?.data ?? NOBODY_NAMED;
}
