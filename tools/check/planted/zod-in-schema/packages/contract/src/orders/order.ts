import { z } from 'zod';

export const order = z.object({ fbaNo: z.string() });
