import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CADENCES, QUEST_CATEGORIES, type QuestCategory } from '#domains/quest/constants.ts';
import type { QuestView } from '#domains/quest/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { inSentence } from '#web/lib/nation-names.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { sessionQuery, useManager } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useNationName } from '#web/ui/federation-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lines, Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './quests.module.css';

/** Lists a manager's quests by category, with rewards to claim. */
export function QuestsScreen() {
  const { t } = useTranslation(['quest', 'screens']);
  const query = useQuery(api.quests.list.queryOptions());
  const ready = query.data?.data.quests.filter(({ state }) => state === 'ready') ?? [];
  return (
    <>
      <PageHeader
        title={t('screens:/quests')}
        details={t('quest:intro')}
        // A single one is claimed in its own row.
        actions={ready.length > 1 && <ClaimAll />}
      />
      <Loaded query={query} skeleton={<LoadingTable rows={8} columns={3} />}>
        {({ data }) => <Quests {...data} />}
      </Loaded>
    </>
  );
}

/** Users without a club only have the quests of their careers. */
const WITHOUT_CLUB = ['people', ...QUEST_CATEGORIES.filter((category) => category !== 'people')] as const;

function Quests({ points, pucksLeft, quests }: { points: number; pucksLeft: number; quests: readonly QuestView[] }) {
  const { t } = useTranslation('quest');
  const { teamId } = useManager();
  const categories = teamId === null ? WITHOUT_CLUB : QUEST_CATEGORIES;
  const category = useSearchChoice<QuestCategory>('category', categories);
  const ready = quests.filter(({ state }) => state === 'ready');
  const readyPucks = ready.reduce((sum, quest) => sum + quest.pucks, 0);
  const ofCategory = quests.filter((quest) => quest.category === category);
  return (
    <Stack>
      <StatTiles
        tiles={[
          { label: t('points'), value: points, note: t('pointsNote') },
          { label: t('ready'), value: ready.length, note: t('readyPucks', { count: readyPucks }) },
          { label: t('left'), value: <Pucks amount={pucksLeft} />, note: t('leftNote') },
          { label: t('open'), value: quests.filter(({ state }) => state === 'open').length },
        ]}
      />
      <TabLinks
        label={t('categories')}
        param="category"
        current={category}
        tabs={categories.map((id) => ({
          id,
          label: t(`category.${id}`),
          count: ready.filter((quest) => quest.category === id).length,
        }))}
      />
      {ofCategory.length === 0 ? (
        <NoQuests hasClub={teamId !== null} hasQuests={quests.some((quest) => quest.category === 'people')} />
      ) : (
        <Cadences quests={ofCategory} pucksLeft={pucksLeft} />
      )}
    </Stack>
  );
}

function NoQuests({ hasClub, hasQuests }: { hasClub: boolean; hasQuests: boolean }) {
  const { t } = useTranslation('quest');
  return (
    <EmptyState icon="flag" title={t('noneTitle')}>
      <p>{t(hasClub ? 'none' : hasQuests ? 'noneOfClub' : 'noClub')}</p>
      {!hasClub && hasQuests && (
        <LinkButton to="/quests" search={{ category: 'people' }}>
          {t('toCareers')}
        </LinkButton>
      )}
      {!hasClub && !hasQuests && <LinkButton to="/club/choose">{t('chooseClub')}</LinkButton>}
    </EmptyState>
  );
}

/** Lists expired quests with unclaimed rewards, then those of the day, the season and the career. */
function Cadences({ quests, pucksLeft }: { quests: readonly QuestView[]; pucksLeft: number }) {
  const { t } = useTranslation('quest');
  const groups = [
    { id: 'waiting' as const, own: quests.filter(({ endedOn }) => endedOn !== null) },
    ...CADENCES.map((id) => ({
      id,
      own: quests.filter(({ cadence, endedOn }) => cadence === id && endedOn === null),
    })),
  ];
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ id, own }) => (
      <Section key={id} title={t(`cadence.${id}`)} isFlush>
        <Lines>
          {own.map((quest) => (
            <Quest key={`${quest.id}/${quest.period}`} quest={quest} pucksLeft={pucksLeft} />
          ))}
        </Lines>
      </Section>
    ));
}

function Quest({ quest, pucksLeft }: { quest: QuestView; pucksLeft: number }) {
  const { t, i18n } = useTranslation('quest');
  const format = useFormat();
  const { id, need, have, pucks, money, state, endedOn, nationId } = quest;
  const nation = inSentence(useNationName(nationId ?? 0), i18n.language) || t('someNation');
  const title = t(`quest.${id}`, { nation });
  const worth = t('worth', { count: pucks });
  const progress = t('progress', { have: format.number(have), need: format.number(need) });
  return (
    <li className={css.quest} data-state={state}>
      <Icon name={state === 'open' ? 'flag' : 'check'} size={20} />
      <div className={css.words}>
        <strong>{title}</strong>
        {endedOn && (
          <Row as="span" gap="sm" close size="sm" numeric>
            {t('endedOn', endedOn)}
          </Row>
        )}
        {state === 'open' && (
          <Row as="span" gap="sm" close size="sm" numeric>
            <ProgressBar value={have} max={need} label={`${title}: ${progress}`} />
            {progress}
          </Row>
        )}
      </div>
      <span className={css.points}>
        {money > 0 ? t('worthMoney', { pucks: worth, money: format.money(money) }) : worth}
      </span>
      <span className={css.state}>
        {state === 'ready' && <Claim quest={quest} title={title} pucksLeft={pucksLeft} />}
        {state === 'claimed' && t('claimed')}
        {state === 'done' && t('done')}
      </span>
    </li>
  );
}

/** Claims a reward. If today's limit leaves fewer pucks than it is worth, it asks first: the reward may wait. */
function Claim({ quest, title, pucksLeft }: { quest: QuestView; title: string; pucksLeft: number }) {
  const { id, period, pucks } = quest;
  const { t } = useTranslation('quest');
  const gained = useGained();
  const claim = useCommand(api.quests.claim.call, ({ data }) => gained(data), changedByClaims());
  if (pucks > pucksLeft) {
    return (
      <ConfirmButton
        size="compact-sm"
        variant="default"
        loading={claim.isPending}
        question={t('shortQuestion', { count: pucksLeft })}
        explanation={<p>{t('shortExplanation', { worth: t('worth', { count: pucks }) })}</p>}
        confirmLabel={t('claimShort')}
        onConfirm={() => claim.mutate({ quest: id, period, evenShort: true })}
        aria-label={t('claimOf', { quest: title })}
      >
        {t('claim')}
      </ConfirmButton>
    );
  }
  return (
    <Button
      size="compact-sm"
      loading={claim.isPending}
      onClick={() => claim.mutate({ quest: id, period })}
      aria-label={t('claimOf', { quest: title })}
    >
      {t('claim')}
    </Button>
  );
}

/** Claims the rewards of all categories, including those of other tabs. */
function ClaimAll() {
  const { t } = useTranslation('quest');
  const gained = useGained();
  const claim = useCommand(
    api.quests.claimAll.call,
    ({ data }) => (data.waiting > 0 ? t('gainedMost', { gained: gained(data), count: data.waiting }) : gained(data)),
    changedByClaims(),
  );
  return (
    <Button loading={claim.isPending} onClick={() => claim.mutate({})}>
      {t('claimAll')}
    </Button>
  );
}

function useGained(): (reward: { pucks: number; money: number }) => string {
  const { t } = useTranslation('quest');
  const format = useFormat();
  return ({ pucks, money }) =>
    money > 0 ? t('gainedMoney', { count: pucks, money: format.money(money) }) : t('gained', { count: pucks });
}

const changedByClaims = () => [
  api.quests.list.key(),
  api.ranking.key(),
  api.pucks.key(),
  // The balance in the top bar.
  sessionQuery.queryKey,
];
