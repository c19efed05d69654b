import { FRUIT_IDS, HORN_DAYS, RECIPE_IDS, type RecipeId, recipeOf } from '#domains/banana/constants.ts';
import type { FruitMarket } from '#domains/banana/contract.ts';
import { BANANA_PUCKS, LIMIT_DAYS } from '#domains/puck/constants.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Stack, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './banana.module.css';
import { useFruitList } from './fruit-words.ts';
import { useFruitCommand } from './use-fruit-command.ts';

/** Shows the prizes that fruit is made into. */
export function Prizes({ market }: { market: FruitMarket }) {
  const { t } = useTranslation('banana');
  return (
    <Section title={t('prizes.title')}>
      <Stack gap="sm">
        <Text tone="dim">{t('prizes.limit', { max: BANANA_PUCKS, days: LIMIT_DAYS, left: market.pucksLeft })}</Text>
        <Stack as="ul" gap="sm">
          {RECIPE_IDS.map((recipe) => (
            <Prize key={recipe} recipe={recipe} market={market} />
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

function Prize({ recipe, market: { basket, made, pucksLeft } }: { recipe: RecipeId; market: FruitMarket }) {
  const { t } = useTranslation('banana');
  const list = useFruitList();
  const { needs, pucks, isOnce } = recipeOf(recipe);
  const name = t(`recipe.${recipe}.name`);
  const uses = t('prizes.uses', { fruit: list(needs) });
  const make = useFruitCommand(api.bananaDay.make.call, () => t('prizes.made', { name }));
  const isDone = isOnce && (made[recipe] ?? 0) > 0;
  const isThere = FRUIT_IDS.every((fruit) => (basket[fruit] ?? 0) >= (needs[fruit] ?? 0));
  return (
    <li className={css.prize}>
      <div>
        <strong>{name}</strong>
        <div>{t(`recipe.${recipe}.brings`, { pucks, days: HORN_DAYS })}</div>
        <Text as="div" tone="dim">
          {uses}
        </Text>
      </div>
      {isDone ? (
        <Words words="end">{t('prizes.done')}</Words>
      ) : (
        <ConfirmButton
          size="compact-sm"
          variant="default"
          aria-label={t('prizes.makeNamed', { name })}
          disabled={!isThere || pucks > pucksLeft}
          loading={make.isPending}
          question={t('prizes.question')}
          explanation={<p>{uses}</p>}
          confirmLabel={t('prizes.make')}
          onConfirm={() => make.mutate({ recipe })}
        >
          {t('prizes.make')}
        </ConfirmButton>
      )}
    </li>
  );
}
