import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TITLE } from '#domains/forum/constants.ts';
import type { ForumCategory } from '#domains/forum/contract.ts';
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
