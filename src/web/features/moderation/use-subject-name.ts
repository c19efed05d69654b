import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that names kinds of content; one without words keeps its stored name. */
export function useSubjectName(): (kind: string) => string {
  const { i18n } = useTranslation('moderation');
  return (kind) => {
    const name: string = i18n.t(`moderation:subject.${kind}`, { defaultValue: kind });
    return name;
  };
}

/** Returns a function that names a rule; any other text is what a moderator wrote. */
export function useRuleName(): (rule: string) => string {
  const { i18n } = useTranslation('moderation');
  return (rule) => {
    const name: string = i18n.t(`moderation:rules.${rule}`, { defaultValue: rule });
    return name;
  };
}
