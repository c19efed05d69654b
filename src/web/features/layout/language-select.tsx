import { chooseLanguage } from '#web/lib/language.ts';
import { isLanguage, LANGUAGES } from '#web/lib/languages.ts';
import { useUser } from '#web/lib/session.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './language-select.module.css';

/** Chooses the language of the app, for users without a settings screen yet; kept on this device. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('layout');
  const user = useUser();
  const change = useChangeSettings();
  const choose = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    chooseLanguage(chosen);
    if (user) change.mutate({ language: chosen });
  };
  return (
    <select
      className={css.select}
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
