import { SegmentedControl } from '@mantine/core';
import { chooseLanguage } from '#web/lib/language.ts';
import { isLanguage, LANGUAGES } from '#web/lib/languages.ts';
import { useChangeSettings, useChoice } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';

export function LanguageCard() {
  const { t } = useTranslation('account');
  const language = useChoice('language', 'auto');
  const change = useChangeSettings();
  const choose = (chosen: string) => {
    chooseLanguage(isLanguage(chosen) ? chosen : 'auto');
    change.mutate({ language: chosen });
  };
  return (
    <Section title={t('language.title')}>
      <SegmentedControl
        aria-label={t('language.title')}
        size="sm"
        value={language}
        onChange={choose}
        data={[
          { value: 'auto', label: t('language.auto') },
          ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
        ]}
      />
    </Section>
  );
}
