import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAPTERS } from '#web/features/guide/chapters.ts';
import { findSections } from '#web/features/guide/find.ts';
import { useGuideNumbers, useGuideText } from '#web/features/guide/use-guide-text.ts';
import { useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { AskCard } from './ask-card.tsx';
import css from './help.module.css';
import { OwnQuestions } from './own-questions.tsx';
import type words from './words.ts';

type QuestionId = keyof (typeof words)['question'];

/** Common questions and the handbook by one search, and the way to the admins. */
export function HelpScreen() {
  const { t } = useTranslation(['help', 'screens']);
  const wanted = useSearchText('search');
  const setSearch = useSetSearch();
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
        <div className={css.answers}>
          <TextInput
            type="search"
            size="md"
            label={t('help:search')}
            placeholder={t('help:searchHint')}
            leftSection={<Icon name="search" />}
            value={wanted}
            maxLength={100}
            onChange={({ currentTarget: { value } }) => setSearch({ search: value || undefined })}
          />
          <Answers wanted={wanted.trim()} />
        </div>
        <div className={css.side}>
          <AskCard />
          <OwnQuestions />
        </div>
      </div>
    </>
  );
}

function Answers({ wanted }: { wanted: string }) {
  const { t } = useTranslation(['help', 'guide']);
  const numbers = useGuideNumbers();
  const readable = useGuideText();
  const questions = useMemo(() => {
    // The keys of the catalogue are the questions; `Object.keys` forgets them.
    const ids = Object.keys(t('help:question', { returnObjects: true })) as QuestionId[];
    return ids.map((id) => ({ id, title: t(`help:question.${id}`), text: t(`help:answer.${id}`, numbers) }));
  }, [t, numbers]);
  const sections = useMemo(() => CHAPTERS.flatMap((chapter) => chapter.sections).map(readable), [readable]);
  const found = wanted === '' ? questions : findSections(questions, wanted);
  const inGuide = findSections(sections, wanted);
  if (found.length === 0 && inGuide.length === 0) {
    return (
      <EmptyState icon="search" title={t('help:nothing')}>
        <p>{t('help:nothingHint')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {found.length > 0 && (
        <Section title={wanted === '' ? t('help:questions') : t('help:answers')}>
          {found.map(({ id, title, text }) => (
            <details key={id} className={css.question} open={wanted !== '' && found.length === 1}>
              <summary>{title}</summary>
              <p>{text}</p>
            </details>
          ))}
        </Section>
      )}
      {inGuide.length > 0 && (
        <Section title={t('help:fromGuide')}>
          <ul className={css.sections}>
            {inGuide.map(({ id, title }) => {
              const chapter = CHAPTERS.find((each) => each.sections.includes(id));
              return (
                <li key={id}>
                  <PathLink path={`/guide?search=${encodeURIComponent(title)}`}>{title}</PathLink>{' '}
                  {chapter && <span className={css.dim}>{t(`guide:chapter.${chapter.id}`)}</span>}
                </li>
              );
            })}
          </ul>
        </Section>
      )}
    </>
  );
}
