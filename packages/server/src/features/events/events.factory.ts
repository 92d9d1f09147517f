import { eventSubject } from '@loadline/contract/events/event-import';
import type { Calls } from '../../testing/calls.ts';
import type { Belongings } from '../../testing/fixture.ts';
import type { Cells } from '../imports/imports.factory.ts';
import { filled } from '../imports/imports.factory.ts';

export function rightEvent(number: string): Cells {
  return {
    number,
    code: '已离港',
    at: '2026/11/19 10:00',
    place: 'PVG',
    flightOrVessel: 'CA1057',
    pieces: '12',
    noteZh: '准点',
  };
}

/** What the forwarder keeps to itself about events: an import and a carrier's message. */
export async function addEventWork(desk: Calls): Promise<Pick<Belongings, 'eventImportId' | 'feedId'>> {
  const file = await filled(eventSubject, [rightEvent('SO000')]);
  const imported = await desk.upload('/opsapi/events/imports', 'events.xlsx', file);
  const brought = await desk.post('/opsapi/feeds/bring', { text: 'good morning' });
  return { eventImportId: imported.data.id, feedId: brought.data.id };
}
