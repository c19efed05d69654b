import { type ReactNode, useState } from 'react';
import { type Inline, readTalk, type TalkBlock } from '#domains/discussion/rules/markup.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Drawn } from './drawn.tsx';
import css from './markup.module.css';
import { Mention, type Named } from './mention.tsx';
import { OutsideLink } from './outside-link.tsx';

/** Shows a chat message, a private message or a comment, with its formatting, mentions, quotes and drawings. */
export function TalkBody({ source, named }: { source: string; named: Named }) {
  return (
    <div className={css.talk}>
      {readTalk(source).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no names of their own, and stay in their order
        <Part key={index} block={block} named={named} />
      ))}
    </div>
  );
}

function Part({ block, named }: { block: TalkBlock; named: Named }) {
  if (block.kind === 'embed') return <Drawn block={block} />;
  const { kind, children } = block;
  if (kind === 'quote') return <blockquote className={css.quote}>{inlines(children, named)}</blockquote>;
  return <p>{inlines(children, named)}</p>;
}

/** Returns the pieces of a line, each as text or drawn by the game. */
export function inlines(children: readonly Inline[], named: Named): ReactNode {
  return children.map((inline, index) => {
    const key = `${inline.kind} ${index}`;
    switch (inline.kind) {
      case 'text':
        return inline.text;
      case 'link':
        return <OutsideLink key={key} address={inline.text} />;
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

/** Text that readers see only on demand. */
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
