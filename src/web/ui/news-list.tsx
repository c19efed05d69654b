import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#domains/shapes.ts';
import type { Infraction } from '#engine/match/events.ts';
import { useFormat } from '#web/lib/format.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './news-list.module.css';
import { type NewsParams, newsParams } from './news-words.ts';

/** Kinds of news as `domains/news/tables.ts` has them, with their pictures; the words are `news.<kind>`. */
const ICONS = {
  'game-recap': 'puck',
  champion: 'star',
  promoted: 'up',
  relegated: 'down',
  injury: 'heart',
  suspension: 'alert',
  recall: 'up',
  'fill-in': 'alert',
  signing: 'save',
  retirement: 'clock',
  'manager-arrived': 'user',
  'season-start': 'calendar',
} as const satisfies Record<string, IconName>;
type NewsKind = keyof typeof ICONS;

function isKnown(kind: string): kind is NewsKind {
  return kind in ICONS;
}

/** News, newest first, each leading to its game, player or club. Kinds that this version has no words for are left out. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation(['news', 'common']);
  const format = useFormat();
  // The parameters of each kind are the world's; the compiler cannot know them.
  const words = t as (key: `news:${NewsKind}`, params: NewsParams) => string;
  // The server knows no infractions but the engine's.
  const infraction = (id: string) => t(`news:infraction.${id as Infraction}`);
  return (
    <ol className={css.list}>
      {items.map((item) =>
        isKnown(item.kind) ? (
          <li key={item.id} className={css.item}>
            <span className={css.icon}>
              <Icon name={ICONS[item.kind]} size={18} />
            </span>
            <div>
              <NewsTarget item={item}>
                {words(`news:${item.kind}`, newsParams(item, { money: format.money, infraction }))}
                {item.params['star'] ? ` ${t('news:star', { star: item.params['star'] })}` : ''}
              </NewsTarget>
              <div className={css.when}>{t('news:when', { season: item.season, day: item.day })}</div>
            </div>
          </li>
        ) : null,
      )}
    </ol>
  );
}

function NewsTarget({ item, children }: { item: NewsItem; children: ReactNode }) {
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
  if (item.leagueId !== null) {
    return (
      <Link to="/league/overview/{-$id}" params={{ id: String(item.leagueId) }} className={css.words}>
        {children}
      </Link>
    );
  }
  return <span className={css.words}>{children}</span>;
}
