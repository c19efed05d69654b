import type { NewsItem } from '#domains/shapes.ts';

export type NewsParams = Record<string, string | number | undefined>;

/**
 * What the message `news.<kind>` is filled with: the parameters as the world wrote them, and what follows from them. A
 * recap names winner and loser; `context` and `count` choose among the forms of a message.
 * @param write how money (whole dollars) and infractions are written
 */
export function newsParams(
  { kind, params }: NewsItem,
  write: { money: (dollars: number) => string; infraction: (infraction: string) => string },
): NewsParams {
  if (kind === 'game-recap') {
    const isHomeWin = Number(params['homeScore']) > Number(params['awayScore']);
    const [winner, loser] = isHomeWin ? (['home', 'away'] as const) : (['away', 'home'] as const);
    const isDraw = params['homeScore'] === params['awayScore'];
    return {
      ...params,
      winner: params[winner],
      loser: params[loser],
      winnerScore: params[`${winner}Score`],
      loserScore: params[`${loser}Score`],
      context: isDraw ? 'draw' : String(params['endedIn'] ?? 'regulation'),
    };
  }
  if (kind === 'injury') return { ...params, count: Number(params['days']) };
  if (kind === 'suspension') {
    return { ...params, count: Number(params['games']), infraction: write.infraction(String(params['infraction'])) };
  }
  if (kind === 'signing')
    return { ...params, salary: write.money(Number(params['salary'])), count: Number(params['seasons']) };
  return params;
}
