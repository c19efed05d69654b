import { useMemo } from 'react';
import type { Catalogues } from '#web/lib/catalogues.ts';
import { sectionOf, useTranslation } from '#web/lib/words.ts';
import type { Readable } from './find.ts';
import { useGuideNumbers } from './use-guide-text.ts';

type QuestionId = keyof Catalogues['help']['question'];

/** Returns the common questions with their answers, with numbers filled in. */
export function useQuestions(): readonly Readable<QuestionId>[] {
  const { t } = useTranslation('help');
  const numbers = useGuideNumbers();
  return useMemo(() => {
    // The keys of the catalogue are the questions; `Object.keys` forgets them.
    const ids = Object.keys(sectionOf(t, 'help', 'question')) as QuestionId[];
    return ids.map((id) => ({ id, title: t(`question.${id}`), text: t(`answer.${id}`, numbers) }));
  }, [t, numbers]);
}
