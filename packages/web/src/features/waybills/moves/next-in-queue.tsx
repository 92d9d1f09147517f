import { waybillSubject } from '@loadline/contract/waybills/waybill.subject';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { NextWaiting } from '../../../resource/next-waiting.tsx';
import type { DeskWaybill } from '../waybill-record.ts';

interface NextInQueueProps {
  of: DeskWaybill;
  /** Where it opens beside the board. */
  onNext?: (no: string) => void;
}

/** Once a waybill has left the queue that it was opened in: on to what waits longest there. */
export function NextInQueue({ of: { waybill, queue }, ...onNext }: NextInQueueProps) {
  const [cameFrom] = useState(queue);
  if (cameFrom === null || cameFrom === queue) return null;
  return (
    <NextWaiting
      page="mawbDetail"
      question={asking(deskWaybillApi.list, { ...waybillSubject.queues[cameFrom].query, size: 2 })}
      numberOf={(row) => row.mawbNo}
      decided={waybill.mawbNo}
      {...onNext}
    />
  );
}
