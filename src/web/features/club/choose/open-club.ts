import type { z } from 'zod';
import type { openClub } from '#domains/club/contract.ts';

export type OpenClub = z.infer<typeof openClub>;
