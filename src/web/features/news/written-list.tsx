import { Link } from '@tanstack/react-router';
import type { NewsPage, WrittenItem } from '#domains/news/contract.ts';
import { newsRenderers } from '#web/features/facts.ts';
import { toldOf } from '#web/features/stories/told.ts';
import { type Words as StoryWords, type Written, writeRecap } from '#web/features/stories/write.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { scoreSign } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Text, Words } from '#web/ui/layout.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { type Reacted, Reactions, useReactions } from './reactions.tsx';
import css from './written-list.module.css';

/** Maximum number of players mentioned below a recap. */
const MAX_MENTIONED = 4;

/** Shows full news items: headline, body, subjects, and a link to the game. */
export function WrittenList({ page, seenId }: { page: NewsPage; seenId: number | null }) {
  const reactions = useReactions(page.items.map(({ id }) => id));
  return (
    <Lines as="ol">
      {page.items
        .filter(({ kind }) => kind in newsRenderers)
        .map((item) => (
          <li key={item.id} className={css.item}>
            <Item
              item={item}
              page={page}
              isNew={seenId !== null && item.id > seenId}
              reacted={reactions.get(item.id)}
            />
          </li>
        ))}
    </Lines>
  );
}

function Item({
  item,
  page,
  isNew,
  reacted,
}: {
  item: WrittenItem;
  page: NewsPage;
  isNew: boolean;
  reacted: Reacted | undefined;
}) {
  const { t } = useTranslation('news');
  const recap = useRecap(item, page);
  return (
    <article className={css.article}>
      <span className={css.icon}>
        <Icon name={newsRenderers[item.kind].icon} size={18} />
      </span>
      <div>
        <h3 className={css.headline}>
          {recap ? recap.headline : <Headline item={item} />}
          {isNew && (
            <Words chip="count" apart>
              {t('seen')}
            </Words>
          )}
        </h3>
        {recap && recap.body.length > 0 && <p className={css.body}>{recap.body.join(' ')}</p>}
        {item.kind === 'article' && <p className={css.body}>{item.params.lead}</p>}
        <Mentions item={item} page={page} />
        <Text as="div" top="xs" tone="dim" size="xs">
          {item.byline && (
            <>
              {t('byline')} <PersonLink person={item.byline} />
              {item.kind === 'article' && `, ${item.params.paper}`} ·{' '}
            </>
          )}
          {t('when', { season: item.season, day: item.day })}
        </Text>
        <Reactions newsId={item.id} reacted={reacted} />
      </div>
    </article>
  );
}

/** Shows the event in words; for an article its headline, which links to it. */
function Headline({ item }: { item: WrittenItem }) {
  const words = <FactWords of={newsRenderers} fact={item} />;
  if (item.kind !== 'article') return words;
  return (
    <Link
      to="/reporter/{-$id}"
      params={{ id: String(item.personId ?? '') }}
      search={{ article: item.params.articleId }}
    >
      {words}
    </Link>
  );
}

/** Returns a game's recap as it is written; null for other items. */
export function useRecap(item: WrittenItem, { players }: Pick<NewsPage, 'players'>): Written | null {
  const { t, i18n } = useTranslation('stories');
  const { t: tNews } = useTranslation('news');
  if (item.kind !== 'game-recap' || !item.story || item.gameId === null) return null;
  const told = toldOf(item.params, item.story, players, scoreSign(i18n.language));
  // Keys and values come in pairs from the families, which the compiler cannot tell.
  const { headline, body } = writeRecap(t as unknown as StoryWords, told, item.gameId);
  const { seriesGame: game } = item.params;
  return { headline: game === undefined ? headline : tNews('series-game', { game, words: headline }), body };
}

function Mentions({ item, page }: { item: WrittenItem; page: NewsPage }) {
  const { t } = useTranslation('news');
  const ids = [...(item.playerId === null ? [] : [item.playerId]), ...mentioned(item)];
  const players = [...new Set(ids)]
    .slice(0, MAX_MENTIONED)
    .flatMap((id) => page.players.find((player) => player.id === id) ?? []);
  const team = page.teams.find(({ clubId }) => clubId === item.clubId);
  return (
    <div className={css.mentions}>
      {item.gameId !== null && (
        <Link to="/game/{-$id}" params={{ id: String(item.gameId) }}>
          {t(item.kind === 'preview' ? 'gameAhead' : 'game')}
        </Link>
      )}
      {item.kind === 'trade' && (
        <Link to="/trade/{-$id}" params={{ id: String(item.params.tradeId) }}>
          {t('trade')}
        </Link>
      )}
      {team && <TeamLink team={team} />}
      {players.map((player) => (
        <PlayerLink key={player.id} player={player} />
      ))}
      {item.person && <PersonLink person={item.person} />}
      {item.manager && <UserLink user={item.manager} />}
    </div>
  );
}

function mentioned(item: WrittenItem): number[] {
  const { story } = item;
  if (item.kind === 'trade')
    return [...item.params.gets, ...item.params.gives].flatMap((thing) =>
      thing.kind === 'pick' ? [] : [thing.playerId],
    );
  if (!story) return [];
  return [...(story.turn ? [story.turn.goal.scorer] : []), ...story.scorers.map(({ playerId }) => playerId)];
}
