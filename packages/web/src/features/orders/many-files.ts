import { uploadFile } from '@loadline/contract/files/file.api';
import { matchFiles, zipOfOrders } from '@loadline/contract/files/order-files.api';
import { call, callForFile } from '../../kernel/call.ts';
import type { ManyFilesCalls } from '../../shared/orders/papers/many-files-calls.ts';

/** The files of several orders as their customer's people use them. */
export const ownManyFiles: ManyFilesCalls = {
  match: (names) => call(matchFiles, { body: { names } }),
  upload: (file, id, type) =>
    call(uploadFile, { query: { subject: 'order', id, type }, file, refusal: 'in place' }),
  zip: (ids) => callForFile(zipOfOrders, { query: { ids } }),
};
