import { expect } from '@playwright/test';
import type { Person } from './empty-installation.ts';
import { paper } from './trust-create.page.ts';

/** A master waybill on its way, with what lies on it. */
export interface Carriage {
  readonly mawbNo: string;
  readonly pieces: number;
  readonly grossWeight: string;
}

export async function waybillOf(desk: Person, mawbNo: string) {
  return (await desk.get(`/opsapi/mawb/detail?no=${mawbNo}`)).waybill;
}

/** Takes it through a step, which it then stands at. */
export async function step(desk: Person, mawbNo: string, to: string, data: object = {}): Promise<void> {
  const { id, version } = await waybillOf(desk, mawbNo);
  const at = new Date().toISOString();
  const { waybill } = await desk.post('/opsapi/mawb/move', { id, version, to, data: { at, ...data } });
  expect(waybill.status).toBe(to);
}

/** Drafted with what was measured, the sum of its houses, and agreed to by the customer. */
export async function agreeToDraft(desk: Person, customer: Person, carriage: Carriage): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  const { proposed } = await desk.get(`/opsapi/mawb/draft?no=${mawbNo}`);
  expect(proposed.master.rateLines[0]).toMatchObject({ pieces, grossWeight });
  const saved = await desk.post('/opsapi/mawb/draft/save', {
    no: mawbNo,
    revision: 0,
    master: { ...proposed.master, consignee: 'HENGXIAN OVERSEAS INC.\n12 CARGO ROAD\nLOS ANGELES CA' },
    houses: proposed.houses,
  });
  const [{ no: version, revision }] = saved.versions;
  await desk.post('/opsapi/mawb/draft/send', { no: mawbNo, version, revision });
  await customer.post('/omsapi/mawb/draft/agree', { no: mawbNo, version });
  expect((await waybillOf(desk, mawbNo)).status).toBe('44');
}

/** What the airline tells of a waybill, line by line after the one that names it. */
export function airline(desk: Person, { mawbNo, pieces, grossWeight }: Carriage) {
  return (...lines: string[]) =>
    desk.post('/opsapi/feeds/bring', {
      text: ['FSU/12', `${mawbNo}SZXLAX/T${pieces}K${grossWeight}`, ...lines].join('\r\n'),
    });
}

/** A time so many hours from now as messages tell it. */
export function told(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000);
  const month = at.toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  const [day, hour, minute] = [at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day}${month}${hour}${minute}`;
}

/** Onto the scales and released, as the weighbridge says. */
export async function weigh(desk: Person, { mawbNo, pieces, grossWeight }: Carriage): Promise<void> {
  const { id } = await waybillOf(desk, mawbNo);
  const address = `/opsapi/files/upload?subject=mawb&id=${id}&type=WEIGHT&visible=false`;
  const { fileId: weighbridgeFile } = await desk.upload(address, paper);
  await step(desk, mawbNo, '45', { pieces, grossWeight, weighbridgeFile });
}
