import { ActionIcon, Button, Textarea } from '@mantine/core';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { Restricted } from '#web/features/restriction/restricted.tsx';
import { TemplateTools } from '#web/features/text-template/template-tools.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { ArticleBody } from './article-body.tsx';
import { useDrawingParts } from './drawing.ts';
import { referenceOf, type Selected, withDrawingAtEnd, withInserted, withLineMark, withMark } from './edit-text.ts';
import css from './markup.module.css';
import { mergeNamed, type Named } from './mention.tsx';
import { Mentions } from './mention-search.tsx';
import { TalkBody } from './talk-body.tsx';
import { type DraftPlace, useDraft } from './use-draft.ts';

/** What each tool puts around the selection or before its lines; `key`: with Ctrl or ⌘. */
const TOOLS = [
  { id: 'bold', sign: 'B', mark: '**', key: 'b' },
  { id: 'italic', sign: 'I', mark: '*', key: 'i' },
  { id: 'strike', sign: 'S', mark: '~~' },
  { id: 'spoiler', sign: '▒', mark: '||' },
  { id: 'code', sign: '<>', mark: '`' },
  { id: 'heading', sign: 'H', line: '## ' },
  { id: 'quote', sign: '❝', line: '> ' },
  { id: 'list', sign: '•', line: '- ' },
  { id: 'numbered', sign: '#', line: '1. ' },
] as const satisfies readonly ({ id: string; sign: string; key?: string } & ({ mark: string } | { line: string }))[];
type Tool = (typeof TOOLS)[number];

const EMOJI = '🏒 🥅 🚨 🏆 🔥 🧊 💪 👏 🙌 🤝 👍 👎 😀 😂 😎 🤔 😮 😢 😡 😴 🎉 💯 ⭐ 🍻'.split(' ');

/** Label of the button that opens the tools. */
const TOOLS_SIGN = 'Aa';

type Panel = 'insert' | 'emoji' | 'templates' | 'preview';

export interface MarkupFieldProps {
  label: string;
  /** Name of the field in its form. */
  name?: string;
  /** The error message for the text. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  minRows?: number;
  maxRows?: number;
  /** The users and subjects mentioned in the text, as far as the screen knows them. */
  named: Named;
  onNamed: (named: Named) => void;
  /** Allows headings and lists; otherwise the text is a message. */
  isArticle?: boolean;
  /** Where the draft is kept until it is sent; absent: unsent text is lost. */
  draft?: DraftPlace;
  /** The screen has a preview of its own. */
  hasOwnPreview?: boolean;
  /** For a chat: a low field that Enter sends, with the tools behind a button. `send`: shown beside the field. */
  chat?: { isOneLine: boolean; send: ReactNode };
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for text in markup: with tools, mentions, drawings, a preview, and a draft on the server. */
export function MarkupField(props: MarkupFieldProps) {
  const { label, name, error, value, maxLength, minRows = 5, maxRows = 24, isArticle, chat, ref } = props;
  const { t } = useTranslation('article');
  const format = useFormat();
  const [isOpen, setOpen] = useState(!chat);
  const toolsId = useId();
  const { isComing, keep } = useDraft(props);
  const onChange = (text: string) => {
    props.onChange(text);
    keep(text);
  };
  const { area, selected, change } = useSelection({ value, onChange, maxLength });
  const insert = (what: string, isOwnLine: boolean) =>
    change(
      chat?.isOneLine && isOwnLine ? withDrawingAtEnd(selected(), what) : withInserted(selected(), what, isOwnLine),
    );
  const use = (tool: Tool) =>
    change('mark' in tool ? withMark(selected(), tool.mark) : withLineMark(selected(), tool.line));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && chat && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return send(event.currentTarget.form);
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.key === 'Enter') return send(event.currentTarget.form);
    const tool = TOOLS.find((each) => 'key' in each && each.key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const reference = referenceOf(event.clipboardData.getData('text').trim(), location.origin);
    if (!reference) return;
    event.preventDefault();
    insert(reference.what, reference.isOwnLine);
  };
  const onInput = (text: string) => onChange(chat?.isOneLine ? text.replaceAll(/(?<!\s)\s*[\n\r\t]\s*/g, ' ') : text);
  return (
    <Stack gap="sm" grow>
      <Restricted />
      {isOpen && (
        <Stack id={toolsId} gap="sm" grow>
          <Toolbar {...props} use={use} insert={insert} />
        </Stack>
      )}
      <Row unbroken gap="sm" align="end">
        {chat && <ToolsSwitch isOpen={isOpen} controls={toolsId} onChange={setOpen} />}
        <Textarea
          flex={1}
          miw={0}
          ref={(field) => {
            area.current = field;
            if (typeof ref === 'function') ref(field);
            else if (ref) ref.current = field;
          }}
          {...(chat ? { 'aria-label': label, placeholder: label } : { label })}
          name={name}
          error={error}
          value={value}
          readOnly={isComing}
          autosize
          minRows={chat ? 1 : minRows}
          maxRows={chat ? 8 : maxRows}
          maxLength={maxLength}
          onChange={({ currentTarget }) => onInput(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {chat?.send}
      </Row>
      {!chat && (
        <Words aside>
          {t('editor.letters', { count: value.length, max: format.number(maxLength) })} ·{' '}
          {t(isArticle ? 'editor.markupHint' : 'editor.talkHint')}
        </Words>
      )}
    </Stack>
  );
}

interface ToolbarProps
  extends Pick<MarkupFieldProps, 'value' | 'maxLength' | 'named' | 'onNamed' | 'isArticle' | 'hasOwnPreview' | 'chat'> {
  use: (tool: Tool) => void;
  insert: (what: string, isOwnLine: boolean) => void;
}

/** The tools, and the panel that one of them has opened below them. */
function Toolbar({ value, maxLength, named, onNamed, isArticle, hasOwnPreview, chat, use, insert }: ToolbarProps) {
  const { t } = useTranslation(['article', 'text-template']);
  const [panel, setPanel] = useState<Panel | null>(null);
  const panelId = useId();
  const Body = isArticle ? ArticleBody : TalkBody;
  const InsertTools = useDrawingParts()?.Tools ?? Mentions;
  const panels = [
    ...(hasOwnPreview ? [] : (['preview'] as const)),
    'insert',
    'emoji',
    ...(chat?.isOneLine ? [] : (['templates'] as const)),
  ] as const;
  const isMeant = (tool: Tool) => isArticle || 'mark' in tool || (tool.id === 'quote' && !chat?.isOneLine);
  return (
    <>
      <Row gap="xs" role="toolbar" aria-label={t('editor.tools')}>
        {TOOLS.filter(isMeant).map((tool) => (
          <ActionIcon
            key={tool.id}
            variant="default"
            aria-label={t(`editor.tool.${tool.id}`)}
            data-tip={t(`editor.tool.${tool.id}`)}
            onClick={() => use(tool)}
          >
            <span className={css.sign} data-tool={tool.id} aria-hidden>
              {tool.sign}
            </span>
          </ActionIcon>
        ))}
        {panels.map((each) => (
          <Button
            key={each}
            size="compact-sm"
            variant={panel === each ? 'filled' : 'default'}
            aria-expanded={panel === each}
            aria-controls={panelId}
            onClick={() => setPanel(panel === each ? null : each)}
          >
            {each === 'templates' ? t('text-template:templates') : t(`editor.${each}`)}
          </Button>
        ))}
      </Row>
      <div id={panelId} className={css.panel} hidden={panel === null}>
        {panel === 'insert' && (
          <Suspense fallback={null}>
            <InsertTools
              insert={insert}
              players={named.players}
              onNamed={(found) => onNamed(mergeNamed(named, found))}
            />
          </Suspense>
        )}
        {panel === 'emoji' && <EmojiTools insert={(emoji) => insert(emoji, false)} />}
        {panel === 'templates' && (
          <TemplateTools value={value} room={maxLength - value.length} insert={(text) => insert(text, false)} />
        )}
        {panel === 'preview' &&
          (value.trim() === '' ? <Text aside>{t('editor.previewEmpty')}</Text> : <Body source={value} named={named} />)}
      </div>
    </>
  );
}

/** Opens the tools on demand, in fields that are usually one line. */
function ToolsSwitch({
  isOpen,
  controls,
  onChange,
}: {
  isOpen: boolean;
  controls: string;
  onChange: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation('article');
  return (
    <ActionIcon
      size={36}
      variant={isOpen ? 'filled' : 'default'}
      aria-label={t('editor.tools')}
      data-tip={t('editor.tools')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => onChange(!isOpen)}
    >
      <span className={css.sign} aria-hidden>
        {TOOLS_SIGN}
      </span>
    </ActionIcon>
  );
}

/** Sends as the form's own button does: not while that is disabled or loading, so that nothing is sent twice. */
function send(form: HTMLFormElement | null) {
  form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
}

/** Returns the field, its selection, and a function that changes text and selection together. */
function useSelection({ value, onChange, maxLength }: Pick<MarkupFieldProps, 'value' | 'onChange' | 'maxLength'>) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const selected = (): Selected => ({
    text: value,
    from: area.current?.selectionStart ?? value.length,
    to: area.current?.selectionEnd ?? value.length,
  });
  const change = ({ text, from, to }: Selected) => {
    if (text.length > maxLength) return;
    onChange(text);
    // The field has the new text after the render.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from, to);
    });
  };
  return { area, selected, change };
}

function EmojiTools({ insert }: { insert: (emoji: string) => void }) {
  return EMOJI.map((emoji) => (
    <ActionIcon key={emoji} variant="subtle" color="gray" aria-label={emoji} onClick={() => insert(emoji)}>
      <span aria-hidden>{emoji}</span>
    </ActionIcon>
  ));
}
