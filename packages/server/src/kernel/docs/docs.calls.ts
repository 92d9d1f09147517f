import type { DocsSubjectName } from '@loadline/contract/site/docs.subjects';
import { docsSubjectNames, docsSubjectOf } from '@loadline/contract/site/docs.subjects';
import type { ServedEndpoint } from '../served.ts';

export type Side = 'customer' | 'desk';

/** The calls of one page of the reference. */
export interface DocsPart {
  readonly side: Side;
  readonly subject: DocsSubjectName;
  readonly path: string;
  readonly calls: readonly ServedEndpoint[];
}

/** The pages of the reference, each with its calls: those of customers first, then the desk's. */
export function docsParts(served: readonly ServedEndpoint[]): readonly DocsPart[] {
  return (['customer', 'desk'] as const).flatMap((side) =>
    docsSubjectNames.flatMap((subject) => {
      const calls = served.filter((call) => sideOf(call) === side && docsSubjectOf(call.path) === subject);
      const path = `${side === 'desk' ? '/docs/desk' : '/docs'}/${subject}`;
      return calls.length > 0 ? [{ side, subject, path, calls }] : [];
    }),
  );
}

function sideOf({ access }: ServedEndpoint): Side {
  return access.startsWith('op:') ? 'desk' : 'customer';
}

/** What a call is linked to by on its page. */
export function anchorOf({ method, path }: Pick<ServedEndpoint, 'method' | 'path'>): string {
  return `${method.toLowerCase()}${path.replaceAll('/', '-')}`;
}
