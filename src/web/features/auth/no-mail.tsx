import { useTranslation } from '#web/lib/words.ts';

/** Says where links come from on a server that sends no mail. @param email of the account, if known */
export function NoMail({ email = 'EMAIL' }: { email?: string }) {
  const { t } = useTranslation('auth');
  const command = `npm run world -- reset-link ${email}`;
  return (
    <>
      <p>{t('noMail')}</p>
      <p>
        <code>{command}</code>
      </p>
    </>
  );
}
