import { knownPlaceKinds } from '../codes/place-kind.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, decimal, flag, group, id, list, optional, text } from '../kernel/field.ts';
import { dictionaryEntry } from '../ops/dictionary.ts';

const names = {
  nameZh: text(texts.properNameZh),
  nameEn: text(texts.properNameEn),
};

const entry = group({ code: text(texts.code), ...names }, { label: { zh: '字典项', en: 'Entry' } });

/** The countries an installation deals with (spec §7, spelled so; §9: 28). The register page asks too. */
export const countryList = endpoint('GET /adminapi/country/getALlCountry', {
  access: 'public',
  title: { zh: '国家列表', en: 'Countries' },
  answer: list(entry, { label: { zh: '国家', en: 'Countries' } }),
});

/**
 * The places that an installation offers, in its order, and those of its own that are out of use; what else the program
 * knows is accepted by its code.
 */
export const placeList = endpoint('GET /omsapi/places', {
  access: 'signed-in',
  title: { zh: '地点列表', en: 'Places' },
  answer: list(
    group(
      {
        code: text(texts.code),
        kind: code(knownPlaceKinds, { label: { zh: '类型', en: 'Kind' } }),
        country: optional(text({ label: { zh: '国家', en: 'Country' }, max: 2 })),
        zone: optional(text({ label: { zh: 'IANA 时区', en: 'IANA zone' }, max: 60 })),
        ...names,
        offered: flag({ label: { zh: '可选', en: 'Offered' } }),
      },
      { label: { zh: '地点', en: 'Place' } },
    ),
    { label: { zh: '地点', en: 'Places' }, max: 5_000 },
  ),
});

/** Where the forwarder receives: the warehouses that cargo is brought to, with the way there and their hours. */
export const warehouseList = endpoint('GET /omsapi/warehouses', {
  access: 'signed-in',
  forCustomer: true,
  title: { zh: '收货仓库', en: 'Receiving warehouses' },
  answer: list(
    group(
      {
        code: text(texts.code),
        ...names,
        address: dictionaryEntry.fields.address,
        hours: dictionaryEntry.fields.hours,
      },
      { label: { zh: '仓库', en: 'Warehouse' } },
    ),
    { label: { zh: '仓库', en: 'Warehouses' } },
  ),
});

/** The banks a payment account can be at (spec §7). */
export const bankList = endpoint('GET /adminapi/dic/queryBankList', {
  access: 'signed-in',
  title: { zh: '银行列表', en: 'Banks' },
  answer: list(entry, { label: { zh: '银行', en: 'Banks' } }),
});

/** The time zones as they are now (spec §7): daylight time moves `diff`, half hours count. */
export const timeZoneList = endpoint('GET /omsapi/order/getTimeZone', {
  access: 'signed-in',
  title: { zh: '时区列表', en: 'Time zones' },
  answer: list(
    group(
      {
        zone: text({ label: { zh: 'IANA 时区', en: 'IANA zone' }, max: 60 }),
        name: text({ label: { zh: '名称', en: 'Name' }, max: 200 }),
        ...names,
        diff: decimal({ label: { zh: '时差', en: 'Difference' }, scale: 2, unit: 'h' }),
        gmt: text({ label: { zh: 'GMT', en: 'GMT' }, max: 12 }),
      },
      { label: { zh: '时区', en: 'Time zone' } },
    ),
    { label: { zh: '时区', en: 'Time zones' } },
  ),
});

/**
 * Sales person, customer service person or colleague (spec §7): anybody else is not found. The forwarder's people are
 * there to be called; a colleague's mobile is masked.
 */
export const userById = endpoint('GET /adminapi/baseUser/queryUserById', {
  access: 'signed-in',
  title: { zh: '按编号查询人员', en: 'Person by id' },
  query: { id: id({ label: { zh: '人员编号', en: 'Person id' } }) },
  answer: group(
    {
      id: id({ label: { zh: '人员编号', en: 'Person id' } }),
      name: text({ label: { zh: '姓名', en: 'Name' }, max: 64 }),
      mobile: optional(text({ label: { zh: '手机', en: 'Mobile' }, max: 20 })),
      email: optional(text({ ...texts.email })),
    },
    { label: { zh: '人员', en: 'Person' } },
  ),
});

/** The roles of customers (spec §7: the fixed segment 2), each within what the caller's organisation was granted. */
export const roleList = endpoint('GET /adminapi/role/queryRole/2', {
  access: 'signed-in',
  title: { zh: '角色列表', en: 'Roles' },
  answer: group(
    {
      records: list(
        group(
          {
            roleId: id({ label: { zh: '角色编号', en: 'Role id' } }),
            ...names,
            permissions: list(text({ label: { zh: '权限', en: 'Permission' }, max: 64 }), {
              label: { zh: '权限', en: 'Permissions' },
            }),
          },
          { label: { zh: '角色', en: 'Role' } },
        ),
        { label: { zh: '角色', en: 'Roles' } },
      ),
    },
    { label: { zh: '角色列表', en: 'Roles' } },
  ),
});

/** The products, which are channels, that the caller's organisation may use (spec §7); another orgId has none. */
export const productList = endpoint('GET /cbsapi/product/queryByParam', {
  access: 'signed-in',
  title: { zh: '产品列表', en: 'Products' },
  query: {
    orgId: optional(id({ label: { zh: '组织编号', en: 'Organisation id' } })),
    transport: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
    keyword: optional(text({ label: { zh: '关键词', en: 'Keyword' }, max: 60 })),
  },
  answer: group(
    {
      list: list(
        group(
          {
            id: id({ label: { zh: '产品编号', en: 'Product id' } }),
            code: optional(text({ label: { zh: '产品代码', en: 'Product code' }, max: 40 })),
            ...names,
            transport: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
            descriptionZh: optional(
              text({ label: { zh: '中文说明', en: 'Description, Chinese' }, max: 2_000 }),
            ),
            descriptionEn: optional(
              text({ label: { zh: '英文说明', en: 'Description, English' }, max: 2_000 }),
            ),
          },
          { label: { zh: '产品', en: 'Product' } },
        ),
        { label: { zh: '产品', en: 'Products' } },
      ),
    },
    { label: { zh: '产品列表', en: 'Products' } },
  ),
});
