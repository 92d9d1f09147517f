import { type ReactNode, use } from 'react';
import { CurrentEntry } from '../../kernel/current-entry.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';

/** The way to the waybill that a booking hangs on: its own page, under the menu entry one came from, or the list of waybills, as one may. */
export function WaybillLink({ no, children = no }: { no: string; children?: ReactNode }) {
  const via = use(CurrentEntry);
  if (may('mawb-opt:view'))
    return (
      <PageLink page="mawbDetail" query={{ no, via }}>
        {children}
      </PageLink>
    );
  if (may('mawb:view'))
    return (
      <PageLink page="mawb" query={{ search: no }}>
        {children}
      </PageLink>
    );
  return children;
}
