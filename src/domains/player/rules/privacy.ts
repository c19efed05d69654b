/** What only a player's own club may know. */

/** The player without what he trains. */
export function hideTraining<View extends { trainingOn: string | null }>(player: View): View {
  return { ...player, trainingOn: null };
}
