/** The ids of one organisation's things, or of things that do not exist. */
export interface Belongings {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reference: string;
  readonly viewId: string;
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
