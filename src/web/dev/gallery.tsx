/** The design system page: every component in every state, in both schemes, as wide as the window or as a phone. */
import { SegmentedControl, TextInput, useMantineColorScheme } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { isLanguage, LANGUAGES, type Language } from '#web/lib/languages.ts';
import { CHAPTERS } from './chapters.ts';
import type { Entry, State } from './entry.ts';
import css from './gallery.module.css';
import { copyStateRules, lookAs } from './pseudo-states.ts';

/** Of a frame of the page in the page: without its own bar. */
const FRAMED = 'framed';

export function Gallery({ speak }: { speak: (language: Language) => void }) {
  const [width, setWidth] = useState('window');
  const [sought, setSought] = useState('');
  const isFramed = location.search.includes(FRAMED);
  useEffect(copyStateRules, []);
  return (
    <>
      {!isFramed && <Bar width={width} setWidth={setWidth} sought={sought} setSought={setSought} speak={speak} />}
      <main className={css.page}>
        <h1>Design system</h1>
        {width === 'phone' ? (
          <iframe className={css.phone} title="On a phone" src={`?${FRAMED}`} />
        ) : (
          Object.entries(CHAPTERS).map(([chapter, entries]) => (
            <Fragment key={chapter}>
              <h2>{chapter}</h2>
              {entries
                .filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()))
                .map((entry) => (
                  <Shown key={entry.name} entry={entry} />
                ))}
            </Fragment>
          ))
        )}
      </main>
    </>
  );
}

interface BarProps {
  width: string;
  setWidth: (width: string) => void;
  sought: string;
  setSought: (name: string) => void;
  speak: (language: Language) => void;
}

function Bar({ width, setWidth, sought, setSought, speak }: BarProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={css.bar}>
      <TextInput
        aria-label="Component"
        placeholder="Component"
        value={sought}
        onChange={({ currentTarget: { value } }) => setSought(value)}
      />
      <SegmentedControl
        aria-label="Scheme"
        data={['light', 'dark']}
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme === 'dark' ? 'dark' : 'light')}
      />
      <SegmentedControl aria-label="Width" data={['window', 'phone']} value={width} onChange={setWidth} />
      <SegmentedControl
        aria-label="Language"
        data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        onChange={(language) => isLanguage(language) && speak(language)}
      />
    </div>
  );
}

function Shown({ entry: { name, states } }: { entry: Entry }) {
  return (
    <section className={css.entry} aria-label={name}>
      <h3>{name}</h3>
      <div className={css.states}>
        {states.map((state) => (
          <Box key={state.says} state={state} isAlone={states.length === 1} />
        ))}
      </div>
    </section>
  );
}

function Box({ state: { says, shows, as }, isAlone }: { state: State; isAlone: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (as && box.current) lookAs(as, box.current);
  }, [as]);
  return (
    <figure className={css.state} data-wide={isAlone || undefined}>
      <figcaption className={css.says}>{says}</figcaption>
      <div
        ref={box}
        className={css.box}
        // Links lead nowhere from here.
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
        }}
      >
        {shows}
      </div>
    </figure>
  );
}
