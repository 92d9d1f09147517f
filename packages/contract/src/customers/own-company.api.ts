import { endpoint } from '../kernel/endpoint.ts';
import { group, id, optional } from '../kernel/field.ts';
import { company } from './company.ts';

const companyAnswer = group(company.fields, { label: company.label });

/** The customer that the signed-in user belongs to (spec §7); the forwarder's own people have none: 404. */
export const customerInfo = endpoint('GET /adminapi/customer/customerInfo', {
  access: 'signed-in',
  title: { zh: '客户资料', en: 'Customer info' },
  answer: companyAnswer,
});

/** The same by the user's orgId (spec §7); the id of another organisation is not found. */
export const customerById = endpoint('GET /adminapi/customer/queryCustomerByid', {
  access: 'signed-in',
  title: { zh: '按编号查询客户', en: 'Customer by id' },
  query: { id: id({ label: { zh: '组织编号', en: 'Organisation id' } }) },
  answer: companyAnswer,
});

/**
 * Where the signed-in user belongs and who looks after them (spec §7). The forwarder's own organisation buys no
 * products: its people get a null orgId.
 */
export const companyInfo = endpoint('GET /adminapi/company/companyInfo', {
  access: 'signed-in',
  title: { zh: '所属公司', en: 'Company info' },
  answer: group(
    {
      orgId: optional(company.fields.orgId),
      saleId: optional(id({ label: { zh: '业务员编号', en: 'Sales person id' } })),
      customerServiceId: optional(id({ label: { zh: '客服编号', en: 'Customer service person id' } })),
    },
    { label: { zh: '所属公司', en: 'Company info' } },
  ),
});
