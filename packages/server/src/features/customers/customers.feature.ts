import { address } from '@loadline/contract/customers/address';
import { carton } from '@loadline/contract/customers/carton';
import { goods } from '@loadline/contract/customers/goods';
import { saveNoticeSettings } from '@loadline/contract/customers/notice.api';
import { paymentAccount } from '@loadline/contract/customers/payment-account';
import { taxInfo } from '@loadline/contract/customers/tax-info';
import { boundAudited } from '@loadline/contract/goods/goods-code';
import type { Feature } from '../../feature.ts';
import { customerRoutes } from './customers.routes.ts';

export const customerFeature: Feature = {
  routes: customerRoutes,
  audited: {
    address: { fields: address.fields },
    goods: { fields: { ...boundAudited, ...goods.fields } },
    carton: { fields: carton.fields },
    account: { fields: paymentAccount.fields },
    tax: { fields: taxInfo.fields },
    notice: { fields: saveNoticeSettings.body },
  },
};
