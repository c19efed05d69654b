import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FINISHES, ITEMS } from '#domains/shop/constants.ts';
import type { CollectedCard } from '#domains/shop/contract.ts';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Columns, Text } from '#web/ui/layout.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './collected-cards.module.css';

/** Cards side by side. */
export function CardRow({ cards }: { cards: readonly CollectedCard[] }) {
  return (
    <Columns min={150}>
      {cards.map((card) => (
        <CollectorCard key={`${card.finish}/${card.player.id}`} card={card} />
      ))}
    </Columns>
  );
}

function CollectorCard({ card: { player, team, finish, season, copies } }: { card: CollectedCard }) {
  const { t } = useTranslation(['shop', 'common']);
  return (
    <article className={css.card} data-finish={finish}>
      <Face player={player} width={80} isDecoration />
      <PlayerLink player={player} name="short" />
      {team && <TeamLink team={team} name="abbr" />}
      <span>
        {t(`shop:finish.${finish}`)} · {t('common:seasonNumber', { number: season })}
        {copies > 1 && ` · ×${copies}`}
      </span>
    </article>
  );
}

/** Shows what a pack contains, and the odds of each finish: the same numbers that the draw uses. */
export function PackOdds() {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const { standard, silver, gold } = FINISHES;
  const odds = {
    standard: format.percent(100 * standard, 0),
    silver: format.percent(100 * silver, 0),
    gold: format.percent(100 * gold, 0),
  };
  return (
    <>
      <dt>{t('odds')}</dt>
      <dd>{t('oddsOf', { ...odds, cards: format.number(ITEMS['card-pack'].cards) })}</dd>
    </>
  );
}

/** Shows the cards that a user has collected; shows nothing if there are none. */
export function CardCollection({ userId }: { userId: UserId }) {
  const { t } = useTranslation('shop');
  const page = useSearchNumber('cards') ?? 1;
  const answer = useQuery(
    api.shop.cards.queryOptions({ input: { id: userId, page }, placeholderData: keepPreviousData }),
  ).data;
  if (!answer || answer.pagination.total === 0) return null;
  const { data, pagination } = answer;
  return (
    <Section title={t('collection')}>
      <Text bottom="md">{t('collected', { count: pagination.total })}</Text>
      <CardRow cards={data} />
      <Pager {...pagination} searchOf={(to) => ({ cards: to === 1 ? undefined : to })} />
    </Section>
  );
}
