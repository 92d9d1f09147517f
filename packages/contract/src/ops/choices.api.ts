import { quotaCurrencies } from '../codes/quota-currency.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, decimal, flag, group, id, list, optional, text } from '../kernel/field.ts';
import { roleCategories } from './role.ts';

const names = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  nameZh: text(texts.nameZh),
  nameEn: text(texts.nameEn),
};

const personName = text({ label: { zh: '姓名', en: 'Name' }, max: 64 });

const staffChoice = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    name: personName,
    role: optional(text({ label: { zh: '角色代码', en: 'Role code' }, max: 60 })),
    teamId: optional(id({ label: { zh: '团队', en: 'Team' } })),
    salesCode: optional(text({ label: { zh: '业务员代码', en: 'Sales code' }, max: 20 })),
  },
  { label: { zh: '员工', en: 'Staff' } },
);

/** For whom staff may enter something: the active customers that they serve. */
export const customersToEnterFor = endpoint('GET /opsapi/customers/enterFor', {
  access: 'op:for-customer',
  title: { zh: '可代录入的客户', en: 'Customers to enter for' },
  answer: list(group({ ...names, code: text(texts.code) }, { label: { zh: '客户', en: 'Customer' } }), {
    label: { zh: '客户', en: 'Customers' },
    max: 100_000,
  }),
});

/** The people of a customer for one of whom something may be entered. */
export const contactsToEnterFor = endpoint('GET /opsapi/customers/enterForContact', {
  access: 'op:for-customer',
  title: { zh: '可代录入的联系人', en: 'Contacts to enter for' },
  query: { customerId: id({ label: { zh: '客户', en: 'Customer' } }) },
  answer: list(group({ id: names.id, name: personName }, { label: { zh: '联系人', en: 'Contact' } }), {
    label: { zh: '联系人', en: 'Contacts' },
  }),
});

/** What the forms of the console choose from: enabled people, roles, products in use, teams, and the free quota limits. */
export const listChoices = endpoint('GET /opsapi/choices', {
  access: 'op:work:view',
  title: { zh: '表单选项', en: 'Choices of forms' },
  answer: group(
    {
      people: list(staffChoice, { label: { zh: '员工', en: 'Staff' } }),
      roles: list(
        group(
          {
            ...names,
            category: code(roleCategories, { label: { zh: '类别', en: 'Category' } }),
            code: text(texts.code),
          },
          { label: { zh: '角色', en: 'Role' } },
        ),
        { label: { zh: '角色', en: 'Roles' } },
      ),
      products: list(
        group(
          {
            ...names,
            transport: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
          },
          { label: { zh: '产品', en: 'Product' } },
        ),
        { label: { zh: '产品', en: 'Products' } },
      ),
      teams: list(
        group(
          { ...names, allCustomers: flag({ label: { zh: '全部客户', en: 'All customers' } }) },
          { label: { zh: '团队', en: 'Team' } },
        ),
        { label: { zh: '团队', en: 'Teams' } },
      ),
      quotaLimits: list(
        group(
          {
            currency: code(quotaCurrencies, { label: { zh: '币种', en: 'Currency' } }),
            limit: decimal({
              label: { zh: '免复核上限', en: 'Limit without the right to set quotas' },
              scale: 2,
            }),
          },
          { label: { zh: '额度上限', en: 'Quota limit' } },
        ),
        { label: { zh: '额度上限', en: 'Quota limits' } },
      ),
    },
    { label: { zh: '表单选项', en: 'Choices' } },
  ),
});
