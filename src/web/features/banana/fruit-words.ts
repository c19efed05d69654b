import { FRUIT_IDS, type Fruit } from '#domains/banana/constants.ts';
import { formatList } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that says an amount of a fruit: '3 bananas'. */
export function useFruitCount(): (fruit: Fruit, count: number) => string {
  const { t } = useTranslation('banana');
  return (fruit, count) => t(`fruit.${fruit}.count`, { count });
}

/** Returns a function that says a list of fruit: '2 bananas, 1 mango'. */
export function useFruitList(): (fruits: Readonly<Partial<Record<Fruit, number>>>) => string {
  const counted = useFruitCount();
  const { i18n } = useTranslation();
  return (fruits) => {
    const there = FRUIT_IDS.flatMap((fruit) => {
      const count = fruits[fruit] ?? 0;
      return count > 0 ? [counted(fruit, count)] : [];
    });
    return formatList(there, i18n.language);
  };
}
