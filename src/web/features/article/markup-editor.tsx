import { MarkupField, type MarkupFieldProps } from '#web/features/markup/markup-field.tsx';
import { ArticleBody } from './article-body.tsx';
import { InsertTools } from './insert-tools.tsx';

const DRAWING = { Body: ArticleBody, Tools: InsertTools };

/** Where an article or a post is written: with all that its markup has. */
export function MarkupEditor(props: Omit<MarkupFieldProps, 'drawing'>) {
  return <MarkupField {...props} drawing={DRAWING} />;
}
