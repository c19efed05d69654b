import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Block, type Inline, readMarkup } from '#domains/article/rules/markup.ts';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './article.module.css';
import { Embed } from './embeds.tsx';
import { Mention, type Named } from './mention.tsx';

/** An article or a post as it is read: drawn from the pieces of its markup, each as text or as what the game knows. */
export function ArticleBody({ source, named }: { source: string; named: Named }) {
  return (
    <div className={css.body}>
      {readMarkup(source).map((block, index) => (
        // The pieces have no names of their own, and stay in their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <BlockOf key={index} block={block} named={named} />
      ))}
    </div>
  );
}

function BlockOf({ block, named }: { block: Block; named: Named }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={css.heading}>{inlines(block.children, named)}</h2>;
    case 'quote':
      return <blockquote className={css.quote}>{inlines(block.children, named)}</blockquote>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={css.points}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no names, and stay in their order
            <li key={index}>{inlines(item, named)}</li>
          ))}
        </List>
      );
    }
    case 'embed':
      return (
        <Suspense fallback={<LoadingTable rows={3} />}>
          <Embed of={block.of} id={block.id} />
        </Suspense>
      );
    case 'paragraph':
      return <p>{inlines(block.children, named)}</p>;
  }
}

function inlines(children: readonly Inline[], named: Named): ReactNode {
  return children.map((inline, index) => {
    const key = `${inline.kind} ${index}`;
    switch (inline.kind) {
      case 'text':
        return inline.text;
      case 'code':
        return <code key={key}>{inline.text}</code>;
      case 'bold':
        return <strong key={key}>{inlines(inline.children, named)}</strong>;
      case 'italic':
        return <em key={key}>{inlines(inline.children, named)}</em>;
      case 'strike':
        return <s key={key}>{inlines(inline.children, named)}</s>;
      case 'spoiler':
        return <Spoiler key={key}>{inlines(inline.children, named)}</Spoiler>;
      case 'mention':
        return <Mention key={key} mention={inline} named={named} />;
      default:
        return inline satisfies never;
    }
  });
}

/** What readers see only once they ask for it. */
function Spoiler({ children }: { children: ReactNode }) {
  const { t } = useTranslation('article');
  const [isShown, setShown] = useState(false);
  if (isShown) return <span className={css.shown}>{children}</span>;
  return (
    <button type="button" className={css.spoiler} onClick={() => setShown(true)}>
      {t('spoiler')}
    </button>
  );
}
