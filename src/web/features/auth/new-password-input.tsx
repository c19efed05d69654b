import { useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import css from './form.module.css';
import { strengthOf } from './password-strength.ts';

const BARS = [1, 2, 3, 4] as const;

/** A field for a new password that shows its strength. `known`: words that make it weak. */
export function NewPasswordInput({
  name = 'password',
  label,
  error,
  known,
}: {
  name?: string;
  label: string;
  error?: string;
  known?: readonly string[];
}) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const strength = strengthOf(password, known);
  return (
    <>
      <PasswordInput
        name={name}
        label={label}
        description={t('passwordShort')}
        autoComplete="new-password"
        error={error}
        required
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {password !== '' && (
        <div className={css.meter} role="status" aria-label={t('strength.label')}>
          {BARS.map((bar) => (
            <span key={bar} className={css.bar} data-on={strength >= bar ? strength : undefined} />
          ))}
          <Words words="end">{t(`strength.${strength}`)}</Words>
        </div>
      )}
    </>
  );
}
