/** How every mail looks, as text and as HTML. */
import { escapeHtml } from '../html.ts';
import type { Mail } from './outbox.ts';

export interface Letter {
  /** The language of its text; English by default. */
  language?: keyof typeof FRAME;
  subject: string;
  greeting: string;
  lines: string[];
  button: string;
  link: string;
  small: string;
  /** For optional mails: an unsubscribe link, which mail programs show as well. */
  unsubscribe?: { label: string; url: string };
}

/** The text around the content of every mail. */
const FRAME = {
  en: { lost: 'If the button does not work, open this link:', motto: 'Rinkside, the GM game for hockey fans' },
  de: { lost: 'Wenn der Knopf nicht geht, öffne diesen Link:', motto: 'Rinkside, das GM-Spiel für Hockeyfans' },
} as const;

export function composeMail(addressee: Pick<Mail, 'userId' | 'to'>, letter: Letter): Mail {
  const { language = 'en', subject, greeting, lines, button, link, small, unsubscribe } = letter;
  const way = unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : [];
  const parts = [greeting, ...lines, `${button}:\n${link}`, small, ...way, FRAME[language].motto];
  const unsubscribeUrl = unsubscribe?.url ?? null;
  return { ...addressee, subject, text: `${parts.join('\n\n')}\n`, html: asHtml(letter), unsubscribeUrl };
}

/** Tables and inline styles, as mail programs want them. */
function asHtml({ language = 'en', subject, greeting, lines, button, link, small, unsubscribe }: Letter): string {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 24px">${escapeHtml(line)}</p>`).join('');
  const way = unsubscribe
    ? `
<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(unsubscribe.url)}" style="color:#14539a">${escapeHtml(unsubscribe.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#eef4f9;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#10233c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:#0d1f38;color:#ffffff;padding:20px 32px;font-size:20px;font-weight:700;letter-spacing:.04em">RINKSIDE</td></tr>
<tr><td style="height:4px;background:#c8102e;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:32px;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(greeting)}</h1>${paragraphs}
<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;background:#14539a;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
<p style="margin:0 0 8px;font-size:14px;color:#51657d">${FRAME[language].lost}</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${escapeHtml(link)}" style="color:#14539a">${escapeHtml(link)}</a></p>
<p style="margin:0;font-size:14px;color:#51657d">${escapeHtml(small)}</p>${way}
</td></tr></table>
<p style="font-size:13px;color:#51657d">${FRAME[language].motto}</p>
</td></tr></table>
</body>
</html>
`;
}
