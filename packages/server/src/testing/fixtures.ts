/** The ids of one organisation's things, or of things that do not exist. */
export interface Belongings {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reference: string;
  readonly viewId: string;
  readonly importId: string;
  readonly fileId: string;
}

/** How to make a sensible call of an endpoint that names somebody's things. */
export interface Fixture {
  readonly query?: (of: Belongings) => Record<string, string>;
  readonly body?: (of: Belongings) => object;
  /** The content of the uploaded file. */
  readonly upload?: () => Promise<Buffer>;
}

/** One line per endpoint; the walk fails for an endpoint without one. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  'POST /adminapi/oauth/token': {
    body: () => ({ grant_type: 'password', username: 'nobody', password: 'nothing1' }),
  },
  'GET /adminapi/oauth/logout': {},
  'GET /adminapi/session/user': {},
  'GET /omsapi/orders': { query: (of) => ({ search: of.orderNumber }) },
  'GET /omsapi/orders/count': { query: (of) => ({ numbers: of.orderNumber }) },
  'GET /omsapi/orders/overview': {},
  'GET /omsapi/orders/export': { query: (of) => ({ ids: of.orderId }) },
  'GET /omsapi/orders/detail': { query: (of) => ({ no: of.orderNumber }) },
  'GET /omsapi/orders/file': { query: (of) => ({ no: of.orderNumber, fileId: of.fileId }) },
  'GET /omsapi/orders/imports': {},
  'POST /omsapi/orders/imports': { upload: async () => Buffer.from('not a workbook') },
  'GET /omsapi/orders/imports/template': {},
  'GET /omsapi/orders/imports/limits': {},
  'GET /omsapi/orders/imports/detail': { query: (of) => ({ id: of.importId }) },
  'GET /omsapi/orders/imports/rows': { query: (of) => ({ id: of.importId }) },
  'GET /omsapi/orders/imports/marked': { query: (of) => ({ id: of.importId }) },
  'GET /omsapi/orders/imports/file': { query: (of) => ({ id: of.importId }) },
  'POST /omsapi/orders/imports/change': {
    body: (of) => ({ id: of.importId, cells: [{ row: 2, key: 'remark', value: 'taken' }] }),
  },
  'POST /omsapi/orders/imports/replace': {
    body: (of) => ({ id: of.importId, key: 'remark', from: 'SENTINEL7F3A', to: 'taken' }),
  },
  'POST /omsapi/orders/imports/commit': { body: (of) => ({ id: of.importId }) },
  'POST /omsapi/orders/imports/discard': { body: (of) => ({ id: of.importId }) },
  'GET /adminapi/views': { query: () => ({ subject: 'orders' }) },
  'POST /adminapi/views/save': {
    body: (of) => ({
      viewId: of.viewId,
      subject: 'orders',
      name: 'taken',
      shared: true,
      search: '',
      columns: [],
      density: 'm',
    }),
  },
  'POST /adminapi/views/delete': { body: (of) => ({ viewId: of.viewId }) },
  'GET /omsapi/public/tracking': { query: (of) => ({ trackNo: of.reference }) },
};
