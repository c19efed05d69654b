import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import type { TextTemplate } from '#domains/text-template/contract.ts';
import { textTemplates } from '#domains/text-template/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, server, browsers } = testWorld({ users: ['Mia', 'Ole'] });
const [miaId] = ids('Mia');
const [mia, ole] = browsers('Mia', 'Ole');
const { free, premium } = PREMIUM_LIMITS.textTemplates;

const save = (browser: Browser, name: string, text = `Text of ${name}`) =>
  browser.put('/api/text-templates', { name, text });
const list = async (browser: Browser): Promise<TextTemplate[]> => (await browser.get('/api/text-templates')).body.data;
const premiumUntil = (until: Date) => db.update(users).set({ premiumExpiresAt: until }).where(eq(users.id, miaId));

beforeEach(async () => {
  await db.delete(textTemplates);
  await premiumUntil(server.clock.now);
});

describe('a text template', () => {
  it('is stored as typed, is changed under its name, and is private', async () => {
    const text = 'Hi,\n\nmy **offer**: <b>two</b> picks.';
    expect((await save(mia, ' Offer ', text)).status).toBe(204);
    const [kept] = await list(mia);
    expect(kept).toMatchObject({ name: 'Offer', text, isReadOnly: false });
    expect(await list(ole)).toEqual([]);
    await ole.delete(`/api/text-templates/${kept?.id}`);
    expect((await save(mia, 'Offer', 'Another one')).status).toBe(204);
    expect(await list(mia)).toMatchObject([{ id: kept?.id, text: 'Another one' }]);
    expect((await mia.delete(`/api/text-templates/${kept?.id}`)).status).toBe(204);
    expect(await list(mia)).toEqual([]);
  });

  it('needs a name and a text', async () => {
    expect((await save(mia, '  ')).status).toBe(422);
    expect((await save(mia, 'Two\nlines')).status).toBe(422);
    expect((await save(mia, 'Empty', ' ')).status).toBe(422);
    expect((await save(mia, 'Turned', 'a\u202eb')).status).toBe(422);
    expect(await list(mia)).toEqual([]);
  });

  it('is limited per user, whatever is sent at once', async () => {
    const names = Array.from({ length: free + 2 }, (_, at) => `Template ${at}`);
    const answers = await Promise.all(names.map((name) => save(mia, name)));
    const refused = answers.filter(({ status }) => status !== 204);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({ code: 'text-template.full', facts: { max: free } });
    expect(await list(mia)).toHaveLength(free);
  });

  it('above the limit stays when premium ends, and can be removed but not changed', async () => {
    expect(premium).toBeGreaterThan(free);
    await premiumUntil(new Date(server.clock.now.getTime() + DAY_MS));
    const names = Array.from({ length: free + 2 }, (_, at) => `Template ${at}`);
    for (const name of names) expect((await save(mia, name)).status).toBe(204);
    await premiumUntil(server.clock.now);
    const kept = await list(mia);
    expect(kept.filter(({ isReadOnly }) => isReadOnly).map(({ name }) => name)).toEqual(names.slice(free));
    expect((await save(mia, `Template ${free}`, 'Changed')).body.code).toBe('text-template.read-only');
    expect((await save(mia, 'Template 0', 'Changed')).status).toBe(204);
    expect((await save(mia, 'New')).body.code).toBe('text-template.full');
    // Removing one makes room for the next of them.
    const [first] = kept;
    expect((await mia.delete(`/api/text-templates/${first?.id}`)).status).toBe(204);
    expect((await save(mia, `Template ${free}`, 'Changed')).status).toBe(204);
  });
});
