import type { Belongings, Fixture } from './fixture.ts';

const named = ({ entryNo }: Belongings) => ({ no: entryNo });
const searched = ({ entryNo }: Belongings) => ({ search: entryNo });
const lock = (of: Belongings) => ({ ...named(of), version: 1 });

const exam = {
  agency: 'CBP',
  examKind: 'tailgate',
  place: 'taken',
  currency: 'USD',
  zone: 'America/Los_Angeles',
  chargedCurrency: 'USD',
};

const isf = { isfState: 'notFiled', manufacturer: 'taken', stowPlan: false, containerMessages: false };

const pga = { flag: 'AL1', pgaState: 'notNeeded', pgaNote: 'taken' };

const rfi = {
  agency: 'CBP',
  form: 'CBP28',
  topic: 'taken',
  body: 'taken',
  dueDay: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  zone: 'America/Los_Angeles',
};

const estimate = {
  duty: '1.00',
  feeDate: '2026-11-24',
  zone: 'America/Los_Angeles',
  note: 'taken',
};

/** The calls about entries of the United States, of customers and at the desk. */
export const entryFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/entries': { query: searched },
  'GET /omsapi/entries/count': { query: searched },
  'GET /omsapi/entries/overview': { query: searched },
  'GET /omsapi/entries/export': { query: (of) => ({ ids: of.entryId }) },
  'GET /omsapi/entries/detail': { query: named },
  'GET /omsapi/entries/history': { query: named },
  'GET /omsapi/entries/paper': { query: named },
  'GET /opsapi/entries/paper': { query: named },
  'GET /opsapi/entries': { query: searched },
  'GET /opsapi/entries/count': { query: searched },
  'GET /opsapi/entries/overview': { query: searched },
  'GET /opsapi/entries/export': { query: (of) => ({ ids: of.entryId }) },
  'GET /opsapi/entries/detail': { query: named },
  'GET /opsapi/entries/history': { query: named },
  'POST /opsapi/entries/make': { body: (of) => ({ numbers: [of.orderNumber], entryType: '01' }) },
  'POST /opsapi/entries/save': { body: (of) => ({ ...lock(of), entryType: '11', remark: 'taken' }) },
  'POST /opsapi/entries/move': { body: (of) => ({ ...lock(of), to: 'CLEARING', note: 'taken' }) },
  'POST /opsapi/entries/back': { body: (of) => ({ ...lock(of), reason: 'because the walk asks' }) },
  'POST /opsapi/entries/correct': { body: (of) => ({ ...lock(of), reason: 'because the walk asks' }) },
  'POST /opsapi/entries/disposition': { body: (of) => ({ ...lock(of), code: '1C', note: 'taken' }) },
  'POST /opsapi/entries/isf': { body: (of) => ({ ...lock(of), ...isf }) },
  'POST /opsapi/entries/summary': { body: (of) => ({ ...lock(of), missingPapers: 'taken' }) },
  'POST /opsapi/entries/line': {
    body: (of) => ({ ...lock(of), line: `${of.orderNumber} 1`, adCase: 'A570979000' }),
  },
  'POST /opsapi/entries/pga': { body: (of) => ({ ...lock(of), lines: [`${of.orderNumber} 1`], ...pga }) },
  'POST /omsapi/entries/rfi/answer': { body: (of) => ({ ...named(of), rfi: of.rfiId, body: 'taken' }) },
  'GET /omsapi/entries/flags': { query: () => ({ no: '6109100012' }) },
  'POST /omsapi/entries/codes/take': { body: (of) => ({ ...lock(of), lines: [`${of.orderNumber} 1`] }) },
  'POST /opsapi/entries/codes/take': { body: (of) => ({ ...lock(of), lines: [`${of.orderNumber} 1`] }) },
  'POST /opsapi/entries/rfi/open': { body: (of) => ({ ...lock(of), ...rfi }) },
  'POST /opsapi/entries/rfi/move': {
    body: (of) => ({ ...lock(of), rfi: of.rfiId, to: 'CLOSED', body: 'taken' }),
  },
  'POST /omsapi/entries/duty/decide': { body: (of) => ({ ...named(of), duty: of.dutyId, to: 'APPROVED' }) },
  'POST /omsapi/entries/duty/proof': {
    body: (of) => ({ ...named(of), duty: of.dutyId, files: [of.fileId] }),
  },
  'GET /omsapi/entries/duty/lines': { query: (of) => ({ ...named(of), duty: of.dutyId }) },
  'GET /opsapi/entries/duty/lines': { query: (of) => ({ ...named(of), duty: of.dutyId }) },
  'GET /opsapi/entries/duty/reckon': { query: named },
  'GET /omsapi/entries/tariff': { query: named },
  'POST /opsapi/entries/duty/write': { body: (of) => ({ ...lock(of), ...estimate }) },
  'POST /opsapi/entries/duty/move': {
    body: (of) => ({ ...lock(of), duty: of.dutyId, to: 'TO_PAY', paymentNote: 'taken' }),
  },
  'POST /opsapi/entries/exam': { body: (of) => ({ ...lock(of), hold: of.holdId, ...exam }) },
};
