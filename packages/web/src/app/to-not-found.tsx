import { pages } from '@loadline/contract/pages';
import { useEffect } from 'react';

/** The address itself becomes /404 (spec), which is a document of its own. */
export function ToNotFound() {
  useEffect(() => location.replace(pages.notFound.path), []);
  return null;
}
