import { Button } from '@mantine/core';
import type { TeamRef } from '#domains/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import { LETTERS, type Letter } from '#engine/lineup/letters.ts';
import { api, client } from '#web/lib/api.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** A team with the players who wear its letters. */
export interface TeamLetters {
  team: TeamRef;
  captainId: number | null;
  alternateIds: readonly number[];
}

/** Names a player captain or alternate with one tap. */
export function LettersCard({ playerId, name, letters }: { playerId: PlayerId; name: string; letters: TeamLetters }) {
  const { t } = useTranslation(['club', 'common']);
  const { team, captainId, alternateIds } = letters;
  const worn: Letter | null = playerId === captainId ? 'captain' : alternateIds.includes(playerId) ? 'alternate' : null;
  const give = useCommand(
    (letter: Letter) => client.lineups.giveLetter({ id: team.id, playerId, letter }),
    ({ data }, letter) => {
      // If the assistant sets the lines, an injured player may be named.
      const isWorn = letter === 'captain' ? data.captainId === playerId : data.alternateIds.includes(playerId);
      return t(`club:roster.letters.${isWorn ? 'named' : 'waits'}.${letter}`, { player: name });
    },
    [api.club.key(), api.lineups.key()],
  );
  return (
    <Section title={t('club:roster.letters.title')}>
      {worn && <p>{t(worn === 'captain' ? 'club:roster.letters.isCaptain' : 'club:roster.letters.isAlternate')}</p>}
      <Row gap="sm">
        {LETTERS.filter((letter) => letter !== worn).map((letter) => (
          <Button key={letter} variant="default" loading={give.isPending} onClick={() => give.mutate(letter)}>
            {t(`club:roster.letters.${letter}`)}
          </Button>
        ))}
      </Row>
      <Text top="sm">{t('club:roster.letters.hint')}</Text>
    </Section>
  );
}
