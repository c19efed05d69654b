import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { QUERY } from '#domains/forum/constants.ts';
import { FoundPosts } from '#web/features/forum/found-posts.tsx';
import { placeOf } from '#web/features/rookie/helped.ts';
import { api } from '#web/lib/api.ts';
import { useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { standingOf, useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { CHAPTERS, type ChapterId, type SectionId } from './chapters.ts';
import { findSections, type Readable } from './find.ts';
import css from './guide.module.css';
import { useGuideText, useHelpText } from './use-guide-text.ts';
import { useQuestions } from './use-questions.ts';

/** The pause in typing before the forum is searched, in milliseconds. */
const WAIT_MS = 300;

/** The field of the search over handbook, help and forum; its results are shown beside it. */
export function GuideSearch() {
  const { t } = useTranslation('guide');
  const setSearch = useSetSearch();
  return (
    <TextInput
      type="search"
      label={t('search')}
      placeholder={t('searchHint')}
      leftSection={<Icon name="search" />}
      value={useSearchText('search')}
      maxLength={QUERY.max}
      onChange={({ currentTarget: { value } }) => setSearch({ search: value || undefined })}
    />
  );
}

/** Lists matches: common questions, sections of the handbook, screens, and forum posts for users who may read them. */
export function Found({ wanted }: { wanted: string }) {
  const { t } = useTranslation('guide');
  const { questions, sections, screens } = useFoundHere(wanted);
  const posts = useFoundPosts(wanted);
  const count = questions.length + sections.length + screens.length + posts.found.length;
  if (count === 0 && !posts.isAsked) {
    return (
      <EmptyState icon="search" title={t('nothing')}>
        <p>{t('nothingHint')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div role="status">{t('found', { count })}</div>
      {questions.map((question) => (
        <Page key={question.id} section={question} level={2} />
      ))}
      {sections.map((section) => (
        <Page key={section.id} section={section} chapter={chapterWith(section.id)} level={2} />
      ))}
      {screens.length > 0 && (
        <Section title={t('screens')}>
          <dl className={css.ways}>
            {screens.map(({ id, title, text }) => (
              <div key={id}>
                <dt>
                  <PathLink path={`/guide?about=${placeOf(id)}`}>{title}</PathLink>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {posts.found.length > 0 && (
        <Section title={t('inForum')}>
          <FoundPosts posts={posts.found} />
        </Section>
      )}
    </>
  );
}

function useFoundHere(wanted: string) {
  const readable = useGuideText();
  const helpOf = useHelpText();
  const questions = useQuestions();
  const all = useMemo(
    () => ({
      sections: CHAPTERS.flatMap(({ sections }) => sections).map(readable),
      screens: CHAPTERS.flatMap(({ screens }) => screens).map(helpOf),
    }),
    [readable, helpOf],
  );
  return {
    questions: findSections(questions, wanted),
    sections: findSections(all.sections, wanted),
    screens: findSections(all.screens, wanted),
  };
}

/** Returns matching posts; `isAsked`: the forum has not answered yet. */
function useFoundPosts(wanted: string) {
  const isMember = standingOf(useUser()) === 'activated';
  const [words] = useDebouncedValue(wanted, WAIT_MS);
  const isEnabled = isMember && words.length >= QUERY.min;
  const query = useQuery(api.forum.search.queryOptions({ input: { words }, enabled: isEnabled }));
  const isAsked = isMember && wanted.length >= QUERY.min && (words !== wanted || query.isLoading);
  return { found: isEnabled && words === wanted ? (query.data?.data ?? []) : [], isAsked };
}

function chapterWith(section: SectionId): ChapterId | undefined {
  return CHAPTERS.find(({ sections }) => sections.includes(section))?.id;
}

/** A text to read: its title and paragraphs. */
export function Page({
  section: { title, text },
  chapter,
  level,
}: {
  section: Readable<string>;
  chapter?: ChapterId | undefined;
  level: 2 | 3;
}) {
  const { t } = useTranslation('guide');
  return (
    <Section
      title={title}
      aside={chapter && <PathLink path={`/guide?chapter=${chapter}`}>{t(`chapter.${chapter}`)}</PathLink>}
      level={level}
    >
      <div className={css.text}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
