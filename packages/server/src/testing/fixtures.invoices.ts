import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const byNo = ({ invoiceNo }: Belongings) => ({ no: invoiceNo });
const lock = ({ invoiceId }: Belongings) => ({ id: invoiceId, version: 1 });
const searched = (of: Belongings) => ({ search: of.invoiceNo });
const exported = (of: Belongings) => ({ ids: of.invoiceId });

/** The calls about invoices, of customers and at the desk. */
export const invoiceFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/invoices': { query: searched },
  'GET /omsapi/invoices/count': { query: searched },
  'GET /omsapi/invoices/export': { query: exported },
  'GET /omsapi/invoices/detail': { query: byNo },
  'GET /omsapi/invoices/history': { query: byNo },
  'GET /omsapi/invoices/offer': { query: (of) => ({ nos: of.billNo }) },
  'POST /omsapi/invoices/request': {
    body: (of) => ({
      id: newId(),
      invoiceType: 'special',
      region: 'china',
      mailTo: 'taken@example.com',
      note: null,
      parts: [{ billId: of.billId, amount: '0.1' }],
    }),
  },
  'GET /opsapi/invoices': { query: searched },
  'GET /opsapi/invoices/count': { query: searched },
  'GET /opsapi/invoices/overview': { query: searched },
  'GET /opsapi/invoices/export': { query: exported },
  'GET /opsapi/invoices/detail': { query: byNo },
  'GET /opsapi/invoices/history': { query: byNo },
  'POST /opsapi/invoices/approve': { body: lock },
  'POST /opsapi/invoices/reject': { body: (of) => ({ ...lock(of), reason: 'taken' }) },
  'POST /opsapi/invoices/issue': {
    body: (of) => ({ ...lock(of), invoiceNo: '24442000000000', invoiceDate: '2026-11-20', fileId: newId() }),
  },
  'POST /opsapi/invoices/send': { body: lock },
  'GET /opsapi/invoice-taxes': {},
  'POST /opsapi/invoice-taxes/save': {
    body: () => ({ version: 9, invoiceType: 'electronic', taxPoint: '6', taxWay: 'added', active: true }),
  },
};
