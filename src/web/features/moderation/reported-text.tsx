import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
import { Text } from '#web/ui/layout.tsx';

/** Kinds of content in markup; all others, such as names, are shown as they were written. */
const IN_MARKUP: readonly string[] = ['comment', 'article', 'proposal', 'election-program'];

/** Shows reported text as its readers see it, with the present names of whom it mentions. */
export function ReportedText({ kind, source }: { kind: string; source: string }) {
  const isMarkup = IN_MARKUP.includes(kind);
  const named = useNamed(isMarkup ? [source] : []);
  return isMarkup ? <ArticleBody source={source} named={named} /> : <Text written>{source}</Text>;
}
