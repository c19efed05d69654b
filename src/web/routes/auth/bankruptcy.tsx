import { createFileRoute } from '@tanstack/react-router';
import { BankruptcyScreen } from '#web/features/auth/bankruptcy-screen.tsx';

export const Route = createFileRoute('/auth/bankruptcy')({
  staticData: { title: 'Bankruptcy', area: 'guest', redirectIfNotBankrupt: true },
  component: BankruptcyScreen,
});
