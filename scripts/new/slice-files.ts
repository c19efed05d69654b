/**
 * The files of a new noun: something small that works from the table to the screen, in the project's structure. A manager keeps a
 * personal note about it; the author replaces that with the real content.
 */
import type { Names } from './names.ts';

/** Returns the files by path. @param hasScreen whether a screen is made as well */
export function filesOfSlice(names: Names, { hasScreen }: { hasScreen: boolean }): Record<string, string> {
  const domain = `src/domains/${names.kebab}`;
  const feature = `src/web/features/${names.kebab}`;
  return {
    [`${domain}/slice.ts`]: slice(names),
    [`${domain}/contract.ts`]: contract(names),
    [`${domain}/constants.ts`]: constants(names),
    [`${domain}/rules.ts`]: rules,
    [`${domain}/rules.test.ts`]: rulesTest(names),
    [`${domain}/tables.ts`]: tables(names),
    [`${domain}/store.ts`]: store(names),
    [`${domain}/routes.ts`]: routes(names),
    [`${domain}/${names.kebab}.database.test.ts`]: databaseTest(names),
    ...(hasScreen && {
      [names.routeFile]: route(names),
      [`${feature}/${names.kebab}-screen.tsx`]: screen(names),
      [`${feature}/words.ts`]: words(names),
      [`${feature}/words.de.ts`]: germanWords(names),
      [`${feature}/titles.de.ts`]: germanTitles(names),
    }),
  };
}

const slice = ({ kebab, camel, words }: Names) => `/** What the noun "${words}" brings to the program. */
import { ${camel}Routes } from '#domains/${kebab}/routes.ts';
import { findNote, removeNote } from '#domains/${kebab}/store.ts';
import type { Slice } from '#domains/slice.ts';

export const ${camel}Slice: Slice = {
  name: '${kebab}',
  routes: () => ({ ${camel}: ${camel}Routes }),
  eraseUser: (tx, { id }) => removeNote(tx, id),
  exportUser: async (db, { id }) => ({ ${camel}: await findNote(db, id) }),
};
`;

const contract = ({ kebab, camel, words }: Names) => `import * as z from 'zod';
import { MAX_NOTE } from '#domains/${kebab}/constants.ts';
import { get, put } from '#platform/calls/call.ts';

const noted = z.object({ note: z.string() });

export const ${camel} = {
  find: get('activated', '/${kebab}/note').says('What one has noted about the ${words}').answers(noted),
  save: put('activated', '/${kebab}/note', { open: 'everybody keeps a note of his own' })
    .says('Note something about the ${words}')
    .takes({ note: z.string().max(MAX_NOTE) })
    .answers(noted),
};
`;

const constants = ({ words }: Names) => `/** The numbers of the noun "${words}". */

/** Letters of a note: what fits on two lines of a phone. */
export const MAX_NOTE = 80;
`;

const rules = `/** A note as it is kept: on one line, without blanks around it. */
export function tidied(note: string): string {
  return note.trim().replaceAll(/\\s+/g, ' ');
}
`;

const rulesTest = ({ kebab, words }: Names) => `import { expect, it } from 'vitest';
import { tidied } from './rules.ts';

it('a note about the ${words} is kept on one line, without blanks around it', () => {
  expect(tidied('  ask the\\n${kebab}  first ')).toBe('ask the ${kebab} first');
});
`;

const tables = ({ camel, snake, words }: Names) => `import { pgTable, text } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

/** What managers have noted about the ${words}. */
export const ${camel}Notes = pgTable('${snake}_notes', {
  userId: userId({ onDelete: 'cascade' }).primaryKey(),
  note: text().notNull(),
});
`;

const store = ({ kebab, camel, words }: Names) => `/** Notes about the ${words}. */
import { eq } from 'drizzle-orm';
import { ${camel}Notes } from '#domains/${kebab}/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** A user's note; '' when there is none. */
export async function findNote(db: Database, userId: UserId): Promise<string> {
  const [row] = await db.select().from(${camel}Notes).where(eq(${camel}Notes.userId, userId));
  return row?.note ?? '';
}

export async function saveNote(db: Database, userId: UserId, note: string): Promise<void> {
  await db
    .insert(${camel}Notes)
    .values({ userId, note })
    .onConflictDoUpdate({ target: ${camel}Notes.userId, set: { note } });
}

export async function removeNote(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(${camel}Notes).where(eq(${camel}Notes.userId, userId));
}
`;

const routes = ({ kebab, camel }: Names) => `import { ${camel} } from '#domains/${kebab}/contract.ts';
import { tidied } from '#domains/${kebab}/rules.ts';
import { findNote, saveNote } from '#domains/${kebab}/store.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

export const ${camel}Routes = implementing(${camel}, {
  find: reads(async ({ db, userId }) => ({ note: await findNote(db, userId) })),
  save: delegates(
    {},
    ({ db, userId }, { note }) => saveNote(db, userId, tidied(note)),
    (_, { note }) => ({ note: tidied(note) }),
  ),
});
`;

const databaseTest = ({ kebab, camel, words }: Names) => `import { expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { ${camel}Slice } from './slice.ts';
import { findNote } from './store.ts';

const { db, ids, browsers } = testWorld({ users: ['Manager'] });
const [id] = ids('Manager');
const [manager] = browsers('Manager');

it('a manager finds his own note about the ${words} again, takes it along, and leaves none behind', async () => {
  expect((await manager.get('/api/${kebab}/note')).body).toEqual({ data: { note: '' } });
  expect((await manager.unsafe('PUT', '/api/${kebab}/note', { note: ' first  try ' })).status).toBe(200);
  await manager.unsafe('PUT', '/api/${kebab}/note', { note: ' ask  them ' });
  expect((await manager.get('/api/${kebab}/note')).body).toEqual({ data: { note: 'ask them' } });
  expect(await exportUser(db, id, [${camel}Slice])).toMatchObject({ ${camel}: 'ask them' });
  await deleteUser(db, id, { now: new Date(), nouns: [${camel}Slice] });
  expect(await findNote(db, id)).toBe('');
});
`;

const route = ({ kebab, pascal, title }: Names) => `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Screen } from '#web/features/${kebab}/${kebab}-screen.tsx';

export const Route = createFileRoute('/${kebab}')({
  staticData: { unspecified: true, title: '${title}', area: '${kebab}' },
  component: ${pascal}Screen,
});
`;

const screen = ({ kebab, camel, pascal, words }: Names) => `import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/words.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { textOf, useSubmit } from '#web/lib/use-submit.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';

/** What a manager keeps in mind about the ${words}. */
export function ${pascal}Screen() {
  const { t } = useTranslation(['${kebab}', 'screens']);
  const query = useQuery(api.${camel}.find.queryOptions());
  return (
    <Loaded query={query}>
      {({ data }) => (
        <>
          <PageHeader title={t('screens:/${kebab}')} details={t('${kebab}:intro')} />
          <NoteForm note={data.note} />
        </>
      )}
    </Loaded>
  );
}

function NoteForm({ note }: { note: string }) {
  const { t } = useTranslation('${kebab}');
  const queries = useQueryClient();
  const { onSubmit, faults, message, isPending } = useSubmit({
    send: (form) => client.${camel}.save({ note: textOf(form, 'note') }),
    onDone: (answer) => {
      queries.setQueryData(api.${camel}.find.queryKey(), answer);
      alert('success', t('saved'));
    },
  });
  return (
    <Section title={t('title')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput name="note" label={t('note')} defaultValue={note} error={faults['note'] ?? message} />
          <Button type="submit" loading={isPending} w="fit-content">
            {t('save')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
`;

const words = ({ kebab, words: said }: Names) => `/** The words of the screens about the ${said}, in English. */
const words = {
  intro: 'What you want to remember about the ${said}.',
  title: 'Your note',
  note: 'Note',
  save: 'Save',
  saved: 'Saved.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    '${kebab}': typeof words;
  }
}
`;

const germanWords = ({ title }: Names) => `/** Wie "${title}" auf Deutsch heißt, weiß das Skript nicht. */
export default {
  intro: 'Was du dir hierzu merken willst: ${title}.',
  title: 'Deine Notiz',
  note: 'Notiz',
  save: 'Speichern',
  saved: 'Gespeichert.',
} as const;
`;

const germanTitles = ({ kebab, title }: Names) => `/** Titel der Bildschirme nach ihrer Adresse. */
export default {
  '/${kebab}': '${title}',
} as const;
`;
