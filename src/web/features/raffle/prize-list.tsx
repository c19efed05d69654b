import type { Raffle } from '#domains/raffle/contract.ts';
import { usePlaceWords } from './use-prize-words.ts';

/** Lists the prizes of an open raffle by place, with its current pot. */
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
