import type { Language } from '@loadline/contract/kernel/text';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { buildRouter } from './router.ts';

/** The back office, whose documents hold none of the public pages. */
export function Office({ language }: { language: Language }) {
  const [router] = useState(() => buildRouter(language));
  return <RouterProvider router={router} />;
}
