import { buffer } from 'node:stream/consumers';
import { labelImportSubject, packingSheet } from '@loadline/contract/labels/label-import';
import { ZipFile } from 'yazl';
import type { Calls } from '../../testing/calls.ts';
import { type Cells, filled, importCalls } from '../imports/imports.factory.ts';

/** A file of an archive; the mode says what the system takes it for. */
export interface Zipped {
  readonly name: string;
  readonly content: Buffer;
  readonly mode?: number;
}

export async function zipped(files: readonly Zipped[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content, mode = 0o100644 } of files) zip.addBuffer(content, name, { mode });
  zip.end();
  const packed: unknown = zip.outputStream;
  if (!(packed instanceof Object && Symbol.asyncIterator in packed)) throw new Error('no stream');
  return buffer(zip.outputStream);
}

/** A row of a style list. */
export function styleRow(orderNumber: string, styleNo: string): Cells {
  const said = { productName: 'Knit crew tee', composition: '95% cotton, 5% elastane', unitPrice: '6.8' };
  return { orderNumber, styleNo, colour: 'Oat', ...said, pieces: '24' };
}

/** The carton of a packing list that all of it lies in. */
export function cartonRow(orderNumber: string, styleNo: string, cartonNo = '1'): Cells {
  return { orderNumber, styleNo, colour: 'Oat', cartonNo, pieces: '24' };
}

/** The calls of somebody who imports labels, from three files to a batch. */
export function labelImportCalls(calls: Calls) {
  const imports = importCalls(calls, labelImportSubject);
  const at = '/omsapi/labels/imports';
  return {
    ...imports,
    styleList: async (rows: readonly Cells[]) => {
      const { data, message } = await imports.upload(await filled(labelImportSubject, rows), 'styles.xlsx');
      if (!data) throw new Error(message);
      return String(data.id);
    },
    rules: (id: string, brandId: string, schemeId: string) =>
      calls.post(`${at}/rules`, { id, brandId, schemeId }),
    packing: async (id: string, rows: readonly Cells[]) =>
      calls.upload(
        `${at}/packing?id=${id}`,
        'packing.xlsx',
        await filled({ ...labelImportSubject, ...packingSheet }, rows),
      ),
    put: (id: string, row: number, key: string, value: string) =>
      calls.post(`${at}/packing/change`, { id, cells: [{ row, key, value }] }),
    artwork: (id: string, content: Buffer, name = 'artwork.zip') =>
      calls.upload(`${at}/artwork?id=${id}`, name, content),
    parts: (id: string) => calls.get(`${at}/parts?id=${id}`),
    drop: (id: string, part: string) => calls.post(`${at}/drop`, { id, part }),
    /** Every problem of the style list as it stands now. */
    checked: async (id: string) => {
      await imports.act('change', { id, cells: [] });
      return imports.findings(id);
    },
  };
}
