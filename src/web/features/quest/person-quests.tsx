import { QUEST_IDS } from '#domains/quest/constants.ts';
import type { PersonQuest } from '#domains/shapes.ts';
import { inSentence } from '#web/lib/nation-names.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

/** Lists the quests of a person's career, in the reader's language; only their owner sees the progress. */
export function PersonQuests({ quests }: { quests: readonly PersonQuest[] }) {
  const { t, i18n } = useTranslation('quest');
  const world = useWorldIfLoaded();
  return (
    <>
      <p>{t('ofCareer')}</p>
      <ul>
        {quests.map(({ id, nationId }) => {
          const quest = QUEST_IDS.find((known) => known === id);
          const nation = world?.nationById.get(nationId ?? 0)?.name ?? '';
          return (
            quest && (
              <li key={id}>{t(`quest.${quest}`, { nation: inSentence(nation, i18n.language) || t('someNation') })}</li>
            )
          );
        })}
      </ul>
    </>
  );
}
