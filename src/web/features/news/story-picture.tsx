import type { NewsEdition, WrittenItem } from '#domains/news/contract.ts';
import type { AnyTeamRef, GameRef } from '#domains/shapes.ts';
import { newsRenderers } from '#web/features/facts.ts';
import { readableOn } from '#web/lib/color.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face, PersonFace } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from './front-page.module.css';

/** Without a club: the colors of a rink at night. */
const NIGHT = ['#16233c', '#0b1220'] as const;

/**
 * Draws what a story is about on the colors of its clubs: a game's crests and score, else a face, a crest or the sign of its
 * kind. The headline beside it says the same in words.
 */
export function StoryPicture({ item, page, isLead }: { item: WrittenItem; page: NewsEdition; isLead?: boolean }) {
  const isOfGame = item.kind === 'game-recap' || item.kind === 'preview';
  const game = isOfGame ? page.games.find(({ id }) => id === item.gameId) : undefined;
  const team = page.teams.find(({ clubId }) => clubId === item.clubId);
  const [left, right] = game ? [colorOf(game.home), colorOf(game.away)] : [team?.colors[0] ?? NIGHT[0], NIGHT[1]];
  const background = `linear-gradient(105deg, ${left} 50%, ${right} 50.2%)`;
  return (
    <div className={css.picture} data-lead={isLead} style={{ background }} aria-hidden>
      {game ? <Meeting game={game} isLead={isLead} /> : <Subject item={item} page={page} team={team} isLead={isLead} />}
    </div>
  );
}

const colorOf = ({ colors }: AnyTeamRef) => colors[0];

function Meeting({ game, isLead = false }: { game: GameRef; isLead: boolean | undefined }) {
  const size = isLead ? 110 : 44;
  return (
    <>
      {(
        [
          [game.home, game.homeScore],
          [game.away, game.awayScore],
        ] as const
      ).map(([team, score]) => (
        <span key={team.id} className={css.half} style={{ color: readableOn(colorOf(team)) }}>
          <Crest team={team} size={size} isDecoration />
          {score !== null && <b>{score}</b>}
        </span>
      ))}
    </>
  );
}

interface SubjectProps {
  item: WrittenItem;
  page: NewsEdition;
  team: NewsEdition['teams'][number] | undefined;
  isLead: boolean | undefined;
}

function Subject({ item, page, team, isLead = false }: SubjectProps) {
  const player = page.players.find(({ id }) => id === item.playerId);
  const person = item.person ?? item.byline;
  const width = isLead ? 190 : 62;
  return (
    <>
      <span className={css.half}>{team && <Crest team={team} size={isLead ? 120 : 44} isDecoration />}</span>
      <span className={css.half}>
        {player ? (
          <Face player={player} width={width} isDecoration />
        ) : person ? (
          <PersonFace person={person} width={width} isDecoration />
        ) : (
          <Icon name={newsRenderers[item.kind].icon} size={isLead ? 96 : 36} />
        )}
      </span>
    </>
  );
}
