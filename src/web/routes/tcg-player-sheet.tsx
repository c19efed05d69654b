import { createFileRoute } from '@tanstack/react-router';
import { CardSheetScreen } from '#web/features/card/card-sheet-screen.tsx';

export const Route = createFileRoute('/tcg-player-sheet')({
  staticData: { title: 'Trading card sheet', area: 'public', guest: true },
  component: CardSheetScreen,
});
