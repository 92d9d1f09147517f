import { uploadDeskFile } from '@loadline/contract/files/desk-file.api';
import { matchDeskFiles, zipOfDeskOrders } from '@loadline/contract/files/order-files.api';
import { call, callForFile } from '../../../kernel/call.ts';
import type { ManyFilesCalls } from '../../../shared/orders/papers/many-files-calls.ts';

/** The files of customers' orders as staff work on them. */
export function deskManyFiles(visible: boolean): ManyFilesCalls {
  return {
    match: (names) => call(matchDeskFiles, { body: { names } }),
    upload: (file, id, type) =>
      call(uploadDeskFile, { query: { subject: 'order', id, type, visible }, file, refusal: 'in place' }),
    zip: (ids) => callForFile(zipOfDeskOrders, { query: { ids } }),
  };
}
