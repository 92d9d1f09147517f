import type { ReactNode } from 'react';
import { usePlace } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';

/** The way to the waybill that a booking hangs on: its own page, under the menu entry one came from, or the list of waybills, as one may. */
export function WaybillLink({ no, children = no }: { no: string; children?: ReactNode }) {
  const { path } = usePlace();
  if (may('mawb-opt:view'))
    return (
      <PageLink page="mawbDetail" query={{ no, via: path.slice(1) }}>
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
