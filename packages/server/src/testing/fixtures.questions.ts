import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const byNo = ({ questionNo }: Belongings) => ({ no: questionNo });
const lock = ({ questionId }: Belongings) => ({ id: questionId, version: 1 });
const searched = (of: Belongings) => ({ search: of.questionNo });
const exported = (of: Belongings) => ({ ids: of.questionId });

const asked = {
  nameZh: '钢制支架',
  nameEn: 'Steel bracket',
  material: 'Carbon steel',
  purpose: 'Holds a shelf',
  origin: 'CN',
};

/** The calls about classification questions, of customers and at the desk. */
export const questionFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/questions': { query: searched },
  'GET /omsapi/questions/count': { query: searched },
  'GET /omsapi/questions/overview': { query: searched },
  'GET /omsapi/questions/export': { query: exported },
  'GET /omsapi/questions/detail': { query: byNo },
  'GET /omsapi/questions/history': { query: byNo },
  'POST /omsapi/questions/ask': {
    body: (of) => ({
      id: newId(),
      ...asked,
      goodsId: of.goodsId,
      orderNumber: of.orderNumber,
      files: [of.fileId],
    }),
  },
  'POST /omsapi/questions/decide': { body: (of) => ({ ...lock(of), to: 'ACCEPTED', goodsId: of.goodsId }) },
  'GET /opsapi/questions': { query: searched },
  'GET /opsapi/questions/count': { query: searched },
  'GET /opsapi/questions/overview': { query: searched },
  'GET /opsapi/questions/export': { query: exported },
  'GET /opsapi/questions/detail': { query: byNo },
  'GET /opsapi/questions/history': { query: byNo },
  'GET /opsapi/questions/number': { query: () => ({ hts: '7326908688', on: '2026-11-20', origin: 'CN' }) },
  'POST /opsapi/questions/answer': {
    body: (of) => ({ ...lock(of), hts: '7326908688', validFrom: '2026-11-20', reasoning: 'taken' }),
  },
};
