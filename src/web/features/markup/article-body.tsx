import { type Block, readMarkup } from '#domains/discussion/rules/markup.ts';
import { Drawn } from './drawn.tsx';
import css from './markup.module.css';
import type { Named } from './mention.tsx';
import { inlines } from './talk-body.tsx';

/** Shows an article, a post, a proposal or a program: the pieces of its markup, each as text or drawn by the game. */
export function ArticleBody({ source, named }: { source: string; named: Named }) {
  return (
    <div className={css.body}>
      {readMarkup(source).map((block, index) => (
        // The pieces have no ids, and stay in their order.
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
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no names, and stay in their order
        <li key={index} value={block.numbers?.[index]}>
          {inlines(item, named)}
        </li>
      ));
      const List = block.numbers ? 'ol' : 'ul';
      return <List className={css.points}>{items}</List>;
    }
    case 'embed':
      return <Drawn block={block} />;
    case 'paragraph':
      return <p>{inlines(block.children, named)}</p>;
  }
}
