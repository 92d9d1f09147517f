import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';

/** A lot of one piece that nobody announced, written down at the dock. */
export async function addUnidentified(
  desk: Calls,
): Promise<{ unidentifiedId: string; unidentifiedNo: string }> {
  const lines = [{ pieces: 1, length: '10', width: '10', height: '10', weight: '1' }];
  const body = { id: newId(), version: null, warehouse: 'PVG-W2', marks: 'LOTUS', lines, photos: [] };
  const { data, message } = await desk.post('/opsapi/unidentified/save', body);
  if (!data) throw new Error(message);
  return { unidentifiedId: data.id, unidentifiedNo: data.cargoNo };
}
