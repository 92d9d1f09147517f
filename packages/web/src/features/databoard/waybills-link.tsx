import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import type { BoardFlight } from './board.ts';

interface WaybillsLinkProps {
  flight: BoardFlight;
  /** Only those in one of these states. */
  states?: readonly WaybillStatus[] | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** The list of a flight's waybills, for whoever may open one. */
export function WaybillsLink({ flight, states, label, children }: WaybillsLinkProps) {
  const page = may('mawb-opt:view') ? 'mawbOpt' : may('mawb:view') ? 'mawb' : undefined;
  if (!page || flight.mawbs === 0) return <>{children}</>;
  const { flightNo, flightDate: day } = flight;
  return (
    <PageLink
      page={page}
      query={{ flightNo, flightFrom: day, flightTo: day, ...(states && { status: states }) }}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </PageLink>
  );
}
