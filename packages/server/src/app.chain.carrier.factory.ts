import {
  chance,
  type Done,
  type Flying,
  house,
  measured,
  toStatus,
  waybillNow,
} from './app.chain.cargo.factory.ts';
import type { CarrierSays } from './features/waybills/waybills.carrier-says.ts';
import { waybillEvent } from './features/waybills/waybills.public.ts';
import { viewerOfProgram } from './kernel/viewer.ts';

/** What an airline says next of a waybill, by where it stands, and where it happens. */
const nextWords = new Map<string, readonly [string, 'origin' | 'destination']>([
  ['33', ['DEP', 'origin']],
  ['45', ['DEP', 'origin']],
  ['3', ['ARR', 'destination']],
  ['4', ['NFD', 'destination']],
  ['34', ['DLV', 'destination']],
]);

let messages = 0;

async function airlineSays(
  one: Flying,
  code: string,
  position: 'origin' | 'destination',
  part: Pick<CarrierSays, 'pieces' | 'isPart' | 'ofPieces'> = {},
) {
  messages += 1;
  return house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) =>
    waybillEvent(tx, {
      mawbId: one.mawb.id,
      code,
      classifier: 'ACT',
      occurredAt: new Date(Date.now() - 7_200_000 + messages * 1_000).toISOString(),
      zone: 'Asia/Shanghai',
      place: 'PVG',
      position,
      source: 'fsu',
      key: `chance ${messages}`,
      ...part,
    }),
  );
}

/** The next thing that comes to pass where a waybill stands: measured, built up, flown, delivered. */
export async function goOn(one: Flying): Promise<Done> {
  const { id, status } = await waybillNow(one);
  const at = new Date().toISOString();
  if (status === '31') return toStatus(one, '32', { at, houses: await measured(id) });
  if (status === '32')
    return toStatus(one, '33', {
      at,
      ulds: [{ uldNo: 'PMC12345CK', pieces: null, grossWeight: null, remark: null }],
    });
  const [code, position] = nextWords.get(status) ?? [];
  if (code === undefined || position === undefined) return { code: -1, status: 200, message: 'ended' };
  const message = await airlineSays(one, code, position);
  return { code: message === 'moved' ? 200 : -1, status: 200, message };
}

/** Of what comes next an airline tells some pieces, of as many as it says or does not say. */
export async function tellPart(one: Flying): Promise<Done> {
  const { id, status } = await waybillNow(one);
  const [{ pieces } = { pieces: 0 }] = await house.rows<{ pieces: number }>(
    'select coalesce(final_pieces, pieces) as pieces from mawb where id = $1',
    [id],
  );
  const [code, position] = nextWords.get(status) ?? [];
  if (code === undefined || position === undefined || pieces < 2)
    return { code: -1, status: 200, message: 'nothing of which there is a part' };
  const ofPieces = chance().happens(0.5) ? pieces : null;
  const part = { pieces: chance().whole(1, pieces - 1), isPart: chance().happens(0.7), ofPieces };
  return { code: 200, status: 200, message: await airlineSays(one, code, position, part) };
}

/** A departure that is told wherever the waybill stands. */
export async function tellDeparture(one: Flying): Promise<Done> {
  const message = await airlineSays(one, 'DEP', 'origin');
  return { code: 200, status: 200, message };
}
