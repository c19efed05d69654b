import { useQuery } from '@tanstack/react-query';
import { REACTIONS, type Reaction } from '#domains/news/constants.ts';
import { ReactionButton } from '#web/features/discussion/reaction-button.tsx';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';

/** Drawn, not emojis: some systems have no glyphs for them. */
const SIGNS: Record<Reaction, IconName> = {
  cheer: 'thumbUp',
  wow: 'wow',
  laugh: 'laugh',
  sad: 'sad',
  boo: 'thumbDown',
};

/** Returns the reactions to the items of a page, fetched for all of them at once. */
export function useReactions(newsIds: readonly number[]) {
  const items = newsIds.join(',');
  const query = useQuery({ ...api.news.reactions.queryOptions({ input: { items } }), enabled: items !== '' });
  return new Map((query.data?.data ?? []).map((one) => [one.newsId, one]));
}
export type Reacted = ReturnType<typeof useReactions> extends Map<number, infer One> ? One : never;

/** Shows the reactions to an item with their counts; a press gives the user's own, or takes it back. */
export function Reactions({ newsId, reacted }: { newsId: number; reacted: Reacted | undefined }) {
  const { t } = useTranslation('news');
  const command = useCommand(client.news.react, () => null, [api.news.reactions.key()]);
  return (
    <Row as="ul" gap="xs" top="sm" aria-label={t('reactions')}>
      {REACTIONS.map((reaction) => {
        const count = reacted?.counts.find((one) => one.reaction === reaction)?.count ?? 0;
        const isMine = reacted?.mine === reaction;
        return (
          <li key={reaction}>
            <ReactionButton
              isMine={isMine}
              label={t('reaction.count', { reaction: t(`reaction.${reaction}`), count })}
              tip={t(`reaction.${reaction}`)}
              isBusy={command.isPending}
              onPress={() => command.mutate({ id: newsId, reaction: isMine ? null : reaction })}
            >
              <Icon name={SIGNS[reaction]} size={16} />
              {count > 0 && <span aria-hidden>{count}</span>}
            </ReactionButton>
          </li>
        );
      })}
    </Row>
  );
}
