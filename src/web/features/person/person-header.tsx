import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PersonRef } from '#domains/shapes.ts';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { PersonFace } from '#web/ui/face.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useIsOthers } from './use-person-id.ts';

/** The screens about a person, the profile of each kind first. */
export const PERSON_SCREENS = {
  coach: ['/coach/{-$id}', '/coach/stats/{-$id}', '/coach/game-logs/{-$id}', '/coach/news/{-$id}'],
  scout: ['/scout/{-$id}', '/scout/news/{-$id}'],
  agent: ['/agent/{-$id}', '/agent/news/{-$id}'],
  president: ['/president/overview/{-$id}', '/president/news/{-$id}'],
} as const;
type PersonScreen = (typeof PERSON_SCREENS)[keyof typeof PERSON_SCREENS][number];

interface Props {
  kind: keyof typeof PERSON_SCREENS;
  screen: PersonScreen;
  person: PersonRef;
  /** His occupation, e.g. his job. */
  does: ReactNode;
  /** His age in words. */
  age: string;
  /** His employer, before age and nation. */
  where?: ReactNode;
  /** Further details. */
  more?: ReactNode;
  actions?: ReactNode;
}

/** The head of every screen about a person with a career other than playing: face, job, and links to his other screens. */
export function PersonHeader({ kind, screen, person, does, age, where, more, actions }: Props) {
  const { t } = useTranslation('screens');
  const screens: readonly PersonScreen[] = PERSON_SCREENS[kind];
  const [profile = screen] = screens;
  const name = playerName(person);
  const isProfile = screen === profile;
  const params = { id: String(person.id) };
  return (
    <>
      <PageHeader
        band
        title={isProfile ? name : t(screen)}
        subject={isProfile ? undefined : name}
        picture={<PersonFace person={person} width={72} />}
        eyebrow={
          isProfile ? (
            does
          ) : (
            <Link to={profile} params={params}>
              {name}
            </Link>
          )
        }
        details={
          <>
            {where}
            <span>
              <Flag nationId={person.nationId} /> {age}
            </span>
            {more}
            {isProfile && person.isUser && <ReportName kind={kind} id={person.id} />}
          </>
        }
        actions={actions}
      />
      <LinkStrip kind="tabs" label={name} current={screen}>
        {screens.map((to) => (
          <Link key={to} to={to} params={params} aria-current={to === screen ? 'page' : undefined}>
            {t(to)}
          </Link>
        ))}
      </LinkStrip>
    </>
  );
}

/** The flag that reports the user-chosen name of a career; not shown to its own user. */
export function ReportName({ kind, id }: { kind: Props['kind']; id: number }) {
  return useIsOthers(kind, id) ? <ReportWords kind="career-name" id={id} /> : null;
}
