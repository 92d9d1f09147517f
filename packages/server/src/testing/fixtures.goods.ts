import type { Belongings, Fixture } from './fixture.ts';

const byId = ({ goodsId }: Belongings) => ({ id: goodsId });
const searched = () => ({ hts: '6109100012' });

/** The calls about the codes that are bound to goods. */
export const goodsCodeFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/goods/codes': { query: searched },
  'GET /omsapi/goods/codes/count': { query: searched },
  'GET /omsapi/goods/codes/overview': { query: searched },
  'GET /omsapi/goods/codes/export': { query: (of) => ({ ids: of.goodsId }) },
  'GET /omsapi/goods/codes/detail': { query: byId },
  'POST /omsapi/goods/bind': {
    body: (of) => ({ ...byId(of), kind: 'hsCn', code: '6109100012', reason: 'taken' }),
  },
};
