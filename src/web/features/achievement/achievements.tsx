import { useQuery } from '@tanstack/react-query';
import { ACHIEVEMENT_CATEGORIES } from '#domains/achievement/constants.ts';
import type { AchievementView } from '#domains/achievement/contract.ts';
import type { UserId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, Row, Stack, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import css from './achievement.module.css';
import { useAchievementTitle } from './use-achievement-title.ts';

/** Shows all achievements of a manager, earned ones first. */
export function Achievements({ userId }: { userId: UserId }) {
  const query = useQuery(api.achievements.ofUser.queryOptions({ input: { id: userId } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={10} columns={3} />}>
      {({ data: { points, maxPoints, achievements } }) => (
        <Stack>
          <Summary points={points} maxPoints={maxPoints} achievements={achievements} />
          {ACHIEVEMENT_CATEGORIES.map((category) => (
            <Category
              key={category}
              category={category}
              achievements={achievements.filter((one) => one.category === category)}
            />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

interface SummaryProps {
  points: number;
  maxPoints: number;
  achievements: readonly AchievementView[];
}

function Summary({ points, maxPoints, achievements }: SummaryProps) {
  const { t } = useTranslation('achievement');
  const titleOf = useAchievementTitle();
  const named = (one: AchievementView | undefined) => (one ? titleOf(one.series, one.tier) : t('none'));
  const earned = achievements.filter((one) => one.earned !== null);
  const rarest = earned.toSorted((one, other) => one.perMille - other.perMille || other.points - one.points)[0];
  const dayOf = ({ earned: on }: AchievementView) => (on ? on.season * 100 + on.day : 0);
  const latest = earned.toSorted((one, other) => dayOf(other) - dayOf(one) || other.points - one.points)[0];
  return (
    <StatTiles
      tiles={[
        { label: t('points'), value: points, note: t('pointsOf', { max: maxPoints }) },
        { label: t('earned'), value: earned.length, note: t('earnedOf', { max: achievements.length }) },
        {
          label: t('rarest'),
          value: <Words size="xl">{named(rarest)}</Words>,
        },
        {
          label: t('latest'),
          value: <Words size="xl">{named(latest)}</Words>,
        },
      ]}
    />
  );
}

function Category({
  category,
  achievements,
}: {
  category: AchievementView['category'];
  achievements: readonly AchievementView[];
}) {
  const { t } = useTranslation('achievement');
  const earned = achievements.filter((one) => one.earned !== null);
  // Only the next achievement of each series; the later ones would repeat it.
  const open = achievements.filter(
    (one) =>
      one.earned === null &&
      !achievements.some((other) => other.series === one.series && other.tier < one.tier && other.earned === null),
  );
  return (
    <Section
      title={t(`category.${category}`)}
      aside={<Words aside>{t('doneOf', { done: earned.length, all: achievements.length })}</Words>}
    >
      <Columns as="ul" min={300} gap="sm" align="stretch">
        {[...earned, ...open].map((achievement) => (
          <Badge key={achievement.id} achievement={achievement} />
        ))}
      </Columns>
    </Section>
  );
}

function Badge({ achievement }: { achievement: AchievementView }) {
  const { t } = useTranslation('achievement');
  const format = useFormat();
  const title = useAchievementTitle()(achievement.series, achievement.tier);
  const { series, need, have, points, perMille, earned } = achievement;
  const progress = t('progress', { have: format.number(have), need: format.number(need) });
  return (
    <li className={css.achievement} data-earned={earned !== null || undefined}>
      <span className={css.badge}>
        <Icon name={earned ? 'star' : 'lock'} size={20} />
      </span>
      <div className={css.words}>
        <strong>{title}</strong>
        <Words aside>
          {t(`series.${series}.text`)}: {earned ? format.number(need) : progress}
        </Words>
        {!earned && <ProgressBar value={have} max={need} label={`${title}: ${progress}`} />}
        <Row as="span" align="stretch" gap="md" close aside>
          {earned && <span>{t('day', earned)}</span>}
          <span>{perMille === 0 ? t('nobody') : t('rarity', { share: format.percent(perMille / 10) })}</span>
        </Row>
      </div>
      <Words strong numeric nowrap>
        {t('pointsShort', { count: points })}
      </Words>
    </li>
  );
}
