import { NativeSelect, TextInput } from '@mantine/core';
import { TAGS, TITLE, TOPIC_LANGUAGES, type TopicLanguage } from '#domains/forum/constants.ts';
import type { ForumCategory } from '#domains/forum/contract.ts';
import { LANGUAGES } from '#web/lib/languages.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useCategoryName } from './use-category-name.ts';

export function TitleField({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  const { t } = useTranslation('forum');
  return (
    <TextInput
      label={t('titleField')}
      value={value}
      minLength={TITLE.min}
      maxLength={TITLE.max}
      required
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface CategoryProps {
  categories: readonly ForumCategory[];
  value: number;
  onChange: (categoryId: number) => void;
}

export function CategoryField({ categories, value, onChange }: CategoryProps) {
  const { t } = useTranslation('forum');
  const nameOf = useCategoryName();
  return (
    <NativeSelect
      label={t('categoryField')}
      value={String(value)}
      data={categories.map((category) => ({ value: String(category.id), label: nameOf(category) }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}

/** The language and tags of a topic; the tags as one text. */
export interface Labels {
  language: TopicLanguage;
  tags: string;
}

/** Returns labels in the form that a call takes. */
export function labelsOf({ language, tags }: Labels): { language: TopicLanguage; tags: string[] } {
  const all = tags
    .toLowerCase()
    .split(/[\s,#]+/)
    .filter((tag) => tag !== '');
  return { language, tags: [...new Set(all)] };
}

export const LANGUAGE_CHOICES = TOPIC_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] }));

export function LabelFields({ value, onChange }: { value: Labels; onChange: (labels: Labels) => void }) {
  const { t } = useTranslation('forum');
  return (
    <>
      <NativeSelect
        label={t('languageField')}
        value={value.language}
        data={LANGUAGE_CHOICES}
        onChange={({ currentTarget }) =>
          onChange({ ...value, language: TOPIC_LANGUAGES.find((each) => each === currentTarget.value) ?? 'en' })
        }
      />
      <TextInput
        label={t('tagsField')}
        description={t('tagsHint', { most: TAGS.most })}
        value={value.tags}
        maxLength={TAGS.most * (TAGS.max + 2)}
        onChange={({ currentTarget }) => onChange({ ...value, tags: currentTarget.value })}
      />
    </>
  );
}
