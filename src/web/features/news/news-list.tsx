import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NewsItem } from '#domains/shapes.ts';
import { newsRenderers } from '#web/features/facts.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Text } from '#web/ui/layout.tsx';
import css from './news-list.module.css';

/** Lists news, newest first, each linking to its game, player or club. Kinds without words in this version are left out. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation('news');
  return (
    <Lines as="ol">
      {items
        .filter(({ kind }) => kind in newsRenderers)
        .map((item) => (
          <li key={item.id} className={css.item}>
            <span className={css.icon}>
              <Icon name={newsRenderers[item.kind].icon} size={18} />
            </span>
            <div>
              <NewsTarget item={item}>
                <FactWords of={newsRenderers} fact={item} />
              </NewsTarget>
              <Text as="div" tone="dim" size="xs">
                {t('when', { season: item.season, day: item.day })}
              </Text>
            </div>
          </li>
        ))}
    </Lines>
  );
}

/** Words that lead to what a news item is about: its article, game, player, manager or league. */
export function NewsTarget({ item, children }: { item: NewsItem; children: ReactNode }) {
  if (item.kind === 'article' || item.kind === 'press-prize') {
    return (
      <Link
        to="/reporter/{-$id}"
        params={{ id: String(item.personId ?? '') }}
        search={{ article: item.params.articleId }}
        className={css.words}
      >
        {children}
      </Link>
    );
  }
  if (item.gameId !== null) {
    return (
      <Link to="/game/{-$id}" params={{ id: String(item.gameId) }} className={css.words}>
        {children}
      </Link>
    );
  }
  if (item.playerId !== null) {
    return (
      <Link to="/player/{-$id}" params={{ id: String(item.playerId) }} className={css.words}>
        {children}
      </Link>
    );
  }
  if (item.userId !== null && item.kind !== 'award-won') {
    return (
      <Link to="/user/{-$id}" params={{ id: String(item.userId) }} className={css.words}>
        {children}
      </Link>
    );
  }
  if (item.leagueId !== null) {
    return (
      <Link to="/league/overview/{-$id}" params={{ id: String(item.leagueId) }} className={css.words}>
        {children}
      </Link>
    );
  }
  return <span className={css.words}>{children}</span>;
}
