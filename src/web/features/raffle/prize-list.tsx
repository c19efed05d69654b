import type { Raffle } from '#domains/raffle/contract.ts';
import { usePlaceWords } from './use-prize-words.ts';

/** What each place of an open raffle wins, as its pot is now. */
export function PrizeList({ raffle }: { raffle: Raffle }) {
  const placeWords = usePlaceWords();
  return (
    <ol>
      {placeWords(raffle).map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a prize is known by its place
        <li key={index}>{words}</li>
      ))}
    </ol>
  );
}
