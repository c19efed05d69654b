import { Button, TextInput } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { MAX_HORN_MS, MAX_HORN_NAME, MIN_HORN_MS } from '#domains/horn/constants.ts';
import { encodeWav } from '#domains/horn/rules/wav.ts';
import { cutText } from '#engine/graphemes.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { asBase64, type Cut, cutOut, firstCut, lengthOf, peaksOf } from './cut.ts';
import { decodeSound, MAX_FILE_MB, playSamples } from './decode.ts';
import css from './horn.module.css';
import { ListenButton } from './listen-button.tsx';

type Fault = 'tooLarge' | 'unreadable' | 'tooShort';
type Read = { samples: Float32Array } | { fault: Fault };

const MB = 1024 * 1024;
/** Bars of the waveform, and steps of the sliders in ms. */
const BARS = 120;
const STEP_MS = 50;

/** Shows a dialog that cuts a horn out of a sound file, names it, and saves it. */
export function HornMaker({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation('horn');
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let isGone = false;
    void readSound(file).then((sound) => {
      if (!isGone) setRead(sound);
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <Dialog onClose={onClose} title={t('maker.title')}>
      {read === null && <Skeleton height={220} />}
      {read && 'fault' in read && <p role="alert">{t(`maker.${read.fault}`, { max: MAX_FILE_MB })}</p>}
      {read && 'samples' in read && <Maker samples={read.samples} file={file} onClose={onClose} />}
    </Dialog>
  );
}

async function readSound(file: File): Promise<Read> {
  if (file.size > MAX_FILE_MB * MB) return { fault: 'tooLarge' };
  const samples = await decodeSound(file).catch(() => null);
  if (!samples) return { fault: 'unreadable' };
  return lengthOf(samples) < MIN_HORN_MS ? { fault: 'tooShort' } : { samples };
}

function Maker({ samples, file, onClose }: { samples: Float32Array; file: File; onClose: () => void }) {
  const { t } = useTranslation('horn');
  const format = useFormat();
  const [name, setName] = useState(() => nameOf(file));
  const [asked, setAsked] = useState(() => firstCut(samples));
  const whole = lengthOf(samples);
  const cut = fitting(asked, whole);
  const save = useCommand(
    () => client.horns.upload({ name, audio: asBase64(encodeWav(cutOut(samples, cut))) }),
    () => t('maker.saved', { name }),
    [api.horns.key()],
  );
  const seconds = (ms: number) => t('seconds', { seconds: format.number(ms / 1000, 2) });
  return (
    <Stack as="form" onSubmit={sends(() => save.mutate(undefined, { onSuccess: onClose }))}>
      <Picture samples={samples} cut={cut} whole={whole} />
      <Slide
        label={t('maker.from')}
        value={cut.from}
        max={whole - MIN_HORN_MS}
        said={seconds(cut.from)}
        onChange={(from) => setAsked({ ...asked, from })}
      />
      <Slide
        label={t('maker.length')}
        value={cut.length}
        min={MIN_HORN_MS}
        max={Math.min(MAX_HORN_MS, whole)}
        said={seconds(cut.length)}
        onChange={(length) => setAsked({ from: cut.from, length })}
      />
      <TextInput
        label={t('maker.name')}
        value={name}
        required
        maxLength={MAX_HORN_NAME}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Row gap="md" justify="between">
        <ListenButton
          key={`${cut.from} ${cut.length}`}
          name={name}
          duration={cut.length}
          play={() => playSamples(cutOut(samples, cut))}
        />
        <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
          {t('maker.save')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Returns the cut moved into the sound and limited to the length of a horn. */
function fitting({ from, length }: Cut, whole: number): Cut {
  const first = Math.max(0, Math.min(from, whole - MIN_HORN_MS));
  return { from: first, length: Math.max(MIN_HORN_MS, Math.min(length, MAX_HORN_MS, whole - first)) };
}

/** Returns the name of a file without extension: 'wolf-howl.mp3' → 'wolf-howl'. */
function nameOf({ name }: File): string {
  return cutText(name.replace(/\.[^.]*$/, ''), MAX_HORN_NAME);
}

function Slide({
  label,
  value,
  min = 0,
  max,
  said,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max: number;
  /** The value in words. */
  said: string;
  onChange: (value: number) => void;
}) {
  return (
    <label className={css.slide}>
      <span>{label}</span>
      <Words numeric>{said}</Words>
      <input
        type="range"
        min={min}
        max={max}
        step={STEP_MS}
        value={value}
        aria-valuetext={said}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Picture({ samples, cut, whole }: { samples: Float32Array; cut: Cut; whole: number }) {
  const { t } = useTranslation('horn');
  const peaks = useMemo(() => peaksOf(samples, BARS), [samples]);
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${BARS} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('maker.picture')}
    >
      {peaks.map((peak, bar) => {
        const at = ((bar + 0.5) * whole) / BARS;
        const isKept = at >= cut.from && at <= cut.from + cut.length;
        const height = Math.max(1, peak * 38);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={bar}
            className={isKept ? css.kept : css.left}
            x={bar + 0.15}
            y={20 - height / 2}
            width={0.7}
            height={height}
          />
        );
      })}
    </svg>
  );
}
