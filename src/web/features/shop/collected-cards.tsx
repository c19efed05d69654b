import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FINISHES, type Finish, ITEMS } from '#domains/shop/constants.ts';
import type { CollectedCard } from '#domains/shop/contract.ts';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { Face } from '#web/ui/face.tsx';
import { Columns } from '#web/ui/layout-grid.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './shop.module.css';

/** Edge of a card in each finish; its words say the same. */
const EDGES: Readonly<Record<Finish, string>> = {
  standard: 'var(--rs-line)',
  silver: '#8f9bab',
  gold: '#b8860b',
};

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
    <article className={css.item} style={{ borderColor: EDGES[finish], borderWidth: 3 }}>
      <div className={css.picture}>
        <Face player={player} width={80} isDecoration />
      </div>
      <PlayerLink player={player} name="short" />
      {team && <TeamLink team={team} name="abbr" />}
      <span className={css.dim}>
        {t(`shop:finish.${finish}`)} · {t('common:seasonNumber', { number: season })}
        {copies > 1 && ` · ×${copies}`}
      </span>
    </article>
  );
}

/** What a pack has, and how likely each finish is: the same numbers that the draw uses. */
export function PackOdds() {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const { standard, silver, gold } = FINISHES;
  const odds = {
    standard: format.percent(standard, 0),
    silver: format.percent(silver, 0),
    gold: format.percent(gold, 0),
  };
  return (
    <>
      <dt>{t('odds')}</dt>
      <dd>{t('oddsOf', { ...odds, cards: format.number(ITEMS['card-pack'].cards) })}</dd>
    </>
  );
}

/** The cards that a user has collected; nothing where there are none. */
export function CardCollection({ userId }: { userId: UserId }) {
  const { t } = useTranslation('shop');
  const page = useSearchNumber('cards') ?? 1;
  const answer = useQuery(api.shop.cards.queryOptions({ input: { id: userId, page } })).data;
  if (!answer || answer.pagination.total === 0) return null;
  const { data, pagination } = answer;
  return (
    <Section title={t('collection')}>
      <p className={css.dim}>{t('collected', { count: pagination.total })}</p>
      <CardRow cards={data} />
      <Pager
        currentPage={pagination.currentPage}
        totalPages={pagination.totalPages}
        searchOf={(to) => ({ cards: to === 1 ? undefined : to })}
      />
    </Section>
  );
}
