import { call, callForFile } from '../../kernel/call.ts';
import { BringFiles } from '../../shared/orders/papers/many-files.tsx';
import type { ManyFilesCalls } from '../../shared/orders/papers/many-files-calls.ts';

// The list is what the office begins with: what its calls are is fetched when somebody brings or takes files.
const several = () => import('@loadline/contract/files/order-files.api');

/** The files of several orders as their customer's people use them. */
export const ownManyFiles: ManyFilesCalls = {
  match: async (names) => call((await several()).matchFiles, { body: { names } }),
  upload: async (file, id, type) => {
    const { uploadFile } = await import('@loadline/contract/files/file.api');
    return call(uploadFile, { query: { subject: 'order', id, type }, file, refusal: 'in place' });
  },
  zip: async (ids) => callForFile((await several()).zipOfOrders, { query: { ids } }),
};

/** Begins with files for several of one's own orders. */
export function BringOwnFiles() {
  return <BringFiles calls={ownManyFiles} />;
}
