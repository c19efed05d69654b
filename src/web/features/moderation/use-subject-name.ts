import { useTranslation } from 'react-i18next';

/** What kinds of content are called; one without words is named as it is kept. */
export function useSubjectName(): (kind: string) => string {
  const { i18n } = useTranslation('moderation');
  return (kind) => {
    const name: string = i18n.t(`moderation:subject.${kind}`, { defaultValue: kind });
    return name;
  };
}

/** What a rule is called; what is none is what a moderator wrote. */
export function useRuleName(): (rule: string) => string {
  const { i18n } = useTranslation('moderation');
  return (rule) => {
    const name: string = i18n.t(`moderation:rules.${rule}`, { defaultValue: rule });
    return name;
  };
}
