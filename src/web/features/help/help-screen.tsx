import { Found, GuideSearch } from '#web/features/guide/found.tsx';
import { useQuestions } from '#web/features/guide/use-questions.ts';
import { useSearchText } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { AskCard } from './ask-card.tsx';
import css from './help.module.css';
import { OwnQuestions } from './own-questions.tsx';

/** Shows common questions, the search over handbook, help and forum, and a way to ask the admins. */
export function HelpScreen() {
  const { t } = useTranslation(['help', 'screens']);
  const wanted = useSearchText('search').trim();
  return (
    <>
      <PageHeader
        title={t('screens:/help')}
        details={t('help:intro')}
        actions={
          <LinkButton to="/guide" variant="default">
            {t('help:openGuide')}
          </LinkButton>
        }
      />
      <div className={css.screen}>
        <Stack>
          <GuideSearch />
          {wanted === '' ? <Questions /> : <Found wanted={wanted} />}
        </Stack>
        <Stack>
          <AskCard />
          <OwnQuestions />
        </Stack>
      </div>
    </>
  );
}

function Questions() {
  const { t } = useTranslation('help');
  return (
    <Section title={t('questions')}>
      {useQuestions().map(({ id, title, text }) => (
        <details key={id} className={css.question}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </Section>
  );
}
