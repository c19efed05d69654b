import { Button, FileButton, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PRIZE_HORN } from '#domains/banana/constants.ts';
import { MAX_HORN_MS } from '#domains/horn/constants.ts';
import type { CustomHorn } from '#domains/horn/contract.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { type SettingSection, useIsPlaying } from '#web/lib/setting-section.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { playSound } from '#web/lib/sound.ts';
import { LEVELS } from '#web/lib/sound-levels.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Lines, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { ListenButton } from './listen-button.tsx';

const HornMaker = lazy(() => import('./horn-maker.tsx').then((file) => ({ default: file.HornMaker })));

type Horns = Awaited<ReturnType<ApiClient['horns']['list']>>['data'];
type Horn = Horns['builtIn'][number];

/** Settings for the goal horn of the user's club, and for custom horns. */
function SettingRows() {
  const { t } = useTranslation('horn');
  const isPlaying = useIsPlaying();
  const query = useQuery({ ...api.horns.list.queryOptions(), enabled: isPlaying });
  return (
    <Section title={t('title')}>
      <Loaded query={query} skeleton={<LoadingTable rows={2} columns={2} />}>
        {({ data }) => <GoalHorns horns={data} />}
      </Loaded>
    </Section>
  );
}

function GoalHorns({ horns }: { horns: Horns }) {
  const { t } = useTranslation('horn');
  const isMuted = useSwitch('sounds-hidden', false);
  return (
    <Stack>
      <Text aside>{t('hint')}</Text>
      {isMuted && <Text aside>{t('muted')}</Text>}
      {horns.chosen === null ? <Text aside>{t('noClub')}</Text> : <Chosen horns={horns} id={horns.chosen} />}
      {horns.custom.length > 0 && <OwnHorns horns={horns.custom} />}
      <Bring isFull={horns.custom.length >= horns.max} max={horns.max} />
    </Stack>
  );
}

function Chosen({ horns, id }: { horns: Horns; id: string }) {
  const { t } = useTranslation('horn');
  const nameOf = useHornName(horns.custom);
  const all = [...horns.builtIn, ...horns.custom];
  const choose = useCommand(
    ({ horn }: { horn: string }) => client.horns.choose({ horn }).then(() => nameOf(horn)),
    (name) => t('chosen', { name }),
    [api.horns.key(), api.game.key()],
  );
  const shown = choose.isPending ? (choose.variables?.horn ?? id) : id;
  const chosen = all.find((horn) => horn.id === shown);
  const optionsOf = (list: readonly Horn[]) => list.map((horn) => ({ value: horn.id, label: nameOf(horn.id) }));
  return (
    <Row gap="md" align="end">
      <NativeSelect
        label={t('choose')}
        value={shown}
        data={[
          ...(horns.custom.length > 0 ? [{ group: t('own'), items: optionsOf(horns.custom) }] : []),
          { group: t('ofGame'), items: optionsOf(horns.builtIn) },
        ]}
        onChange={({ currentTarget: { value } }) => choose.mutate({ horn: value })}
      />
      {chosen && <ListenTo horn={chosen} name={nameOf(chosen.id)} />}
      {!horns.builtIn.some(({ id: known }) => known === PRIZE_HORN) && <Link to="/fruit-trade">{t('toWin')}</Link>}
    </Row>
  );
}

function OwnHorns({ horns }: { horns: readonly CustomHorn[] }) {
  const { t } = useTranslation('horn');
  const format = useFormat();
  const remove = useCommand(
    ({ number, name }: CustomHorn) => client.horns.remove({ id: number }).then(() => name),
    (name) => t('removed', { name }),
    [api.horns.key(), api.game.key()],
  );
  return (
    <Lines aria-label={t('own')}>
      {horns.map((horn) => (
        <Row key={horn.id} as="li" gap="md" close line="top" inset="line">
          <Words breaks>{horn.name}</Words>
          <Words aside>{t('seconds', { seconds: format.number(horn.duration / 1000, 1) })}</Words>
          <Row as="span" gap="sm" unbroken align="stretch" push>
            <ListenTo horn={horn} name={horn.name} />
            <ConfirmButton
              size="xs"
              variant="default"
              disabled={remove.isPending}
              question={t('removeQuestion', { name: horn.name })}
              explanation={t('removeHint')}
              confirmLabel={t('remove')}
              onConfirm={() => remove.mutate(horn)}
            >
              {t('remove')}
            </ConfirmButton>
          </Row>
        </Row>
      ))}
    </Lines>
  );
}

/** Chooses a file, which then opens in the maker. */
function Bring({ isFull, max }: { isFull: boolean; max: number }) {
  const { t } = useTranslation('horn');
  const [file, setFile] = useState<File | null>(null);
  if (isFull) {
    return (
      <>
        <Text aside>{t('full', { max })}</Text>
        <Link to="/puck/shop">{t('toShop')}</Link>
      </>
    );
  }
  return (
    <Stack gap="sm" justify="start">
      {/* Reset after each choice: the same file can be cut into another horn. */}
      <FileButton key={file?.name ?? ''} accept="audio/*" onChange={setFile}>
        {(props) => (
          <Button {...props} size="sm" variant="default">
            {t('bring')}
          </Button>
        )}
      </FileButton>
      <Text aside>{t('bringHint', { seconds: MAX_HORN_MS / 1000, max })}</Text>
      {file && (
        <Suspense>
          <HornMaker file={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

function ListenTo({ horn, name }: { horn: Horn; name: string }) {
  return (
    <ListenButton key={horn.id} name={name} duration={horn.duration} play={() => playSound(horn, LEVELS.horn).stop} />
  );
}

/** Returns a function that names horns: the game's in the reader's language, custom ones as their owner named them. */
function useHornName(custom: readonly CustomHorn[]): (id: string) => string {
  const { t } = useTranslation('horn');
  return (id) => {
    if (id === PRIZE_HORN) return t('bananajoe');
    return custom.find((horn) => horn.id === id)?.name ?? t('horn', { number: id.replace(/^horn/, '') });
  };
}

function useOwnTitle() {
  const { t } = useTranslation('horn');
  return useIsPlaying() ? t('title') : null;
}

export const SETTING_SECTIONS: readonly SettingSection[] = [
  { id: 'horns', useTitle: useOwnTitle, content: <SettingRows /> },
];
