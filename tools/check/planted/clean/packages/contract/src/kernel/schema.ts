import { z } from 'zod';

export const label = z.object({ zh: z.string(), en: z.string() });
