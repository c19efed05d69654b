/** /dev/outbox: unsent mails of a development server, with working links. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocalPeer } from '#app/http/local-peer.ts';
import type { Database } from '#platform/database/client.ts';
import { escapeHtml } from '#platform/html.ts';
import { findMail, newestMails } from '#platform/mail/outbox.ts';

const NEWEST = 100;
const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #10233c; background: #f4f8fb; margin: 0 auto; max-width: 48rem; padding: 2rem 1rem; }
  li { background: #fff; border: 1px solid #d5e0ea; border-radius: .5rem; list-style: none; margin: .5rem 0; padding: .6rem .9rem; }
  ul { padding: 0; } time, .to { color: #51657d; font-size: .9rem; } a { color: #14539a; }
`;

/**
 * Adds the pages. Mails open accounts, so the pages exist only on the operator's request, and only on the operator's
 * own port.
 */
export function addOutboxPages(app: FastifyInstance, db: Database): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocalPeer(request)) return refuse(reply);
    const rows = await newestMails(db, NEWEST);
    const items = rows.map(
      (mail) =>
        `<li><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a><div class="to">to ${escapeHtml(mail.to)}</div>
<time>${mail.createdAt.toISOString()}</time></li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Outbox', `<ul>${items.join('') || '<li>No email yet.</li>'}</ul>`));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    if (!isLocalPeer(request)) return refuse(reply);
    const id = Number(request.params.id);
    const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31;
    const mail = isId ? await findMail(db, id) : null;
    reply.type('text/html; charset=utf-8');
    if (!mail) return reply.code(404).send(page('Outbox', '<p>There is no such email.</p>'));
    return reply.send(mail.html);
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  const words = '<p>The outbox can be read on the machine itself, without a proxy in between.</p>';
  return reply.code(403).type('text/html; charset=utf-8').send(page('Outbox', words));
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><h1>${title}</h1>${body}</body></html>`;
}
