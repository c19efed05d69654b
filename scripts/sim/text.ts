/** A game as text: the play-by-play and the box score. */

import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { BoxScore, TeamBox } from '#engine/match/record/box-score/box.ts';

/** Returns one line per event; the noise of line changes and passes is left out. */
export function playByPlay(input: MatchInput, events: readonly MatchEvent[]): string {
  const teamOf = new Map<number, string>();
  for (const player of input.home.players) teamOf.set(player.id, 'H');
  for (const player of input.away.players) teamOf.set(player.id, 'A');
  const name = (id: number | undefined) => (id === undefined ? '' : `${teamOf.get(id) ?? '?'}${id}`);
  return events
    .map((event) => {
      const what = sentence(event, name);
      return what === null ? null : `${event.period} ${clockOf(event.second)}  ${what}`;
    })
    .filter((line) => line !== null)
    .join('\n');
}

function clockOf(second: number): string {
  return `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`;
}

type Name = (id: number | undefined) => string;

function sentence(event: MatchEvent, name: Name): string | null {
  switch (event.type) {
    case 'change':
    case 'pass':
    case 'entry':
    case 'save':
      return null;
    case 'faceoff':
      return `faceoff at ${event.spot.x}/${event.spot.y}: ${name(event.winner)} wins from ${name(event.loser)}`;
    case 'shot': {
      const how = event.outcome === 'blocked' ? `blocked by ${name(event.blocker)}` : event.outcome;
      const marks = `${event.rush ? ', rush' : ''}${event.rebound ? ', rebound' : ''}`;
      return `${event.shot} by ${name(event.shooter)}: ${how} (xg ${event.xg}${marks})`;
    }
    case 'goal': {
      const helpers = event.assists.length > 0 ? ` from ${event.assists.map(name).join(' and ')}` : '';
      const marks = `${event.strength === 'even' ? '' : `, ${event.strength}`}${event.emptyNet ? ', empty net' : ''}`;
      return `GOAL ${event.homeScore}:${event.awayScore} by ${name(event.scorer)}${helpers}${marks}`;
    }
    case 'hit':
      return `hit by ${name(event.player)} on ${name(event.on)}`;
    case 'takeaway':
    case 'giveaway':
      return `${event.type} by ${name(event.player)}`;
    default:
      return stoppageSentence(event, name);
  }
}

type Stoppage = Exclude<
  MatchEvent,
  { type: 'change' | 'pass' | 'entry' | 'save' | 'faceoff' | 'shot' | 'goal' | 'hit' | 'takeaway' | 'giveaway' }
>;

function stoppageSentence(event: Stoppage, name: Name): string {
  switch (event.type) {
    case 'penalty': {
      const served = event.servedBy === undefined ? '' : `, served by ${name(event.servedBy)}`;
      return `penalty: ${name(event.player)}, ${event.minutes} minutes (${event.penalty}) for ${event.infraction}${served}`;
    }
    case 'penalty-over':
      return `penalty of ${name(event.player)} over (${event.reason})`;
    case 'penalty-shot':
      return `penalty shot: ${name(event.shooter)} against ${name(event.goalie)}, ${event.scored ? 'scores' : 'stopped'}`;
    case 'fight':
      return `fight: ${name(event.home)} and ${name(event.away)}`;
    case 'injury':
      return `injury: ${name(event.player)}, ${event.part}, ${event.severity}, ${event.days} days`;
    case 'goalie-pulled':
      return `${name(event.goalie)} leaves the net for ${name(event.attacker)}`;
    case 'goalie-returned':
      return `${name(event.goalie)} is back in the net`;
    case 'goalie-changed':
      return `${name(event.to)} replaces ${name(event.from)} in the net`;
    case 'manpower': {
      const { home, away, homeGoalie, awayGoalie } = event.manpower;
      return `${home} on ${away}${homeGoalie ? '' : ', home net empty'}${awayGoalie ? '' : ', away net empty'}`;
    }
    case 'shootout-attempt':
      return `shootout, round ${event.round}: ${name(event.shooter)} ${event.scored ? 'scores' : 'is stopped'} against ${name(event.goalie)}`;
    case 'game-end':
      return `final ${event.homeScore}:${event.awayScore} (${event.endedIn})`;
    case 'period-start':
    case 'period-end':
      return event.type;
    default:
      return `${event.type}, ${event.side}`;
  }
}

/** Returns both teams' totals and players. */
export function boxText(box: BoxScore): string {
  return `${teamText('HOME', box.home)}\n\n${teamText('AWAY', box.away)}\n\nstars: ${box.stars.join(', ')}`;
}

function teamText(title: string, { team, skaters, goalies }: TeamBox): string {
  const head =
    `${title} ${team.score} (${team.goalsByPeriod.join('-')})  shots ${team.shots}  attempts ${team.attempts}  ` +
    `xg ${(team.xg / 1000).toFixed(2)}  power play ${team.ppGoals}/${team.ppOpportunities}  pim ${team.pim}  ` +
    `hits ${team.hits}  blocks ${team.blocks}  faceoffs ${team.faceoffsWon}`;
  const skaterLines = skaters.map(
    (line) =>
      `${String(line.playerId).padStart(7)} ${line.position.padEnd(2)} ${clockOf(line.toi)}  ` +
      `${line.goals}+${line.assists}  ${line.plusMinus > 0 ? '+' : ''}${line.plusMinus}  sog ${line.shots}  pim ${line.pim}  ` +
      `hit ${line.hits}  blk ${line.blocks}  fo ${line.faceoffsWon}/${line.faceoffsWon + line.faceoffsLost}`,
  );
  const goalieLines = goalies.map(
    (line) =>
      `${String(line.playerId).padStart(7)} G  ${clockOf(line.toi)}  ${line.saves}/${line.shotsAgainst}` +
      `${line.decision === null ? '' : `  ${line.decision}`}${line.shutout ? '  shutout' : ''}`,
  );
  return [head, ...skaterLines, ...goalieLines].join('\n');
}
