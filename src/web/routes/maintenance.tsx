import { createFileRoute } from '@tanstack/react-router';
import { MaintenanceScreen } from '#web/features/trouble/maintenance-screen.tsx';

export const Route = createFileRoute('/maintenance')({ component: MaintenanceScreen });
