import { countriesServed } from '../codes/countries-served.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { productWeighings } from '../freight/product-weighings.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { deletedCount } from '../kernel/listing.ts';
import { contentFields } from './trust-content.ts';
import { detailFields } from './trust-detail.ts';
import { keptCargo } from './trust-kept-cargo.ts';
import { trustLine } from './trust-line.ts';
import { trustRoles } from './trust-party.ts';
import { pricedBy } from './trust-quote.ts';

/** A trust order as its customer sees it. */
export const trustDetailAnswer = group(detailFields, { label: { zh: '委托单', en: 'Trust order' } });

const trustId = id({ label: { zh: '委托单', en: 'Trust order' } });
const version = whole({ label: { zh: '版本', en: 'Version' }, min: 1 });
const why = text({ label: { zh: '原因', en: 'Reason' }, max: 500 });
const which = { id: trustId, version };

/** The products the caller's organisation may use, each with how it weighs: what the form chooses from and totals with. */
export const listTrustProducts = endpoint('GET /omsapi/trust/products', {
  access: 'trust:view',
  forCustomer: true,
  title: { zh: '委托可用产品', en: 'Products for trust orders' },
  answer: list(
    group(
      {
        channelName: text({ label: { zh: '产品', en: 'Product' }, max: 60 }),
        channelNameEn: text({ label: { zh: '产品（英文）', en: 'Product, English' }, max: 60 }),
        mode: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
        countries: countriesServed(),
        weighings: productWeighings,
      },
      { label: { zh: '产品', en: 'Product' } },
    ),
    { label: { zh: '产品', en: 'Products' } },
  ),
});

/**
 * Makes a draft with a number of its own, empty or from one thing: another trust order (`copyOf`), a template, or the
 * cargo of the calculator. Files of another one are not taken along. The price of the calculator is worked out again here; where
 * the rate holds no more, its product and way come along without a price.
 */
export const makeTrust = endpoint('POST /omsapi/trust/make', {
  access: 'trust:add',
  forCustomer: true,
  title: { zh: '新建委托单', en: 'Make a draft' },
  body: {
    copyOf: optional(text(texts.copyOf)),
    templateId: optional(id({ label: { zh: '模板', en: 'Template' } })),
    cargo: optional(keptCargo),
    priced: optional(pricedBy),
  },
  answer: trustDetailAnswer,
});

/** Saves a draft, or a returned trust order, as far as it has got. 409 with both contents when it has changed meanwhile. */
export const saveTrust = endpoint('POST /omsapi/trust/save', {
  access: 'trust:edit',
  forCustomer: true,
  title: { zh: '保存委托单', en: 'Save a draft' },
  versioned: true,
  body: { ...which, ...contentFields },
  answer: trustDetailAnswer,
});

/** Throws a draft away; only one that was never submitted. */
export const discardTrust = endpoint('POST /omsapi/trust/discard', {
  access: 'trust:edit',
  forCustomer: true,
  title: { zh: '删除草稿', en: 'Discard a draft' },
  body: which,
  answer: flag({ label: { zh: '已删除', en: 'Discarded' } }),
});

/**
 * Hands it in. The declaration of truth is ticked and signed with a name; time, address and edition are kept with it.
 * What is wrong comes back as findings at their paths; a credit hold only warns.
 */
export const submitTrust = endpoint('POST /omsapi/trust/submit', {
  access: 'trust:edit',
  forCustomer: true,
  title: { zh: '提交委托单', en: 'Submit a trust order' },
  body: {
    ...which,
    declared: flag({ label: { zh: '声明属实', en: 'Declaration of truth' } }),
    signedBy: text({ label: { zh: '签署人', en: 'Signed by' }, max: 64 }),
    edition: text({ label: { zh: '声明文本', en: 'Edition of the declaration' }, max: 20 }),
  },
  answer: trustDetailAnswer,
});

export const withdrawTrust = endpoint('POST /omsapi/trust/withdraw', {
  access: 'trust:edit',
  title: { zh: '撤回委托单', en: 'Withdraw a trust order' },
  body: which,
  answer: trustDetailAnswer,
});

/** Asks to change what was accepted: the whole content as it should be. The difference is worked out here; one is open at a time. */
export const amendTrust = endpoint('POST /omsapi/trust/amend', {
  access: 'trust:edit',
  title: { zh: '申请改单', en: 'Request an amendment' },
  body: { ...which, why, ...contentFields },
  answer: trustDetailAnswer,
});

export const withdrawAmendment = endpoint('POST /omsapi/trust/amend/withdraw', {
  access: 'trust:edit',
  title: { zh: '撤回改单申请', en: 'Withdraw an amendment' },
  body: which,
  answer: trustDetailAnswer,
});

export const askTrustCancel = endpoint('POST /omsapi/trust/cancel', {
  access: 'trust:edit',
  title: { zh: '申请取消委托', en: 'Request a cancellation' },
  body: { ...which, reason: why },
  answer: trustDetailAnswer,
});

/** Puts parties of a trust order into the address book and its goods and carton sizes into their libraries; what is there already stays. */
export const keepInBooks = endpoint('POST /omsapi/trust/keep', {
  access: 'profile:edit',
  forCustomer: true,
  title: { zh: '存入资料库', en: 'Keep parties, goods and cartons' },
  body: {
    id: trustId,
    parties: list(code(trustRoles, { label: { zh: '当事人', en: 'Party' } }), {
      label: { zh: '当事人', en: 'Parties' },
      max: 6,
    }),
    goods: list(id({ label: { zh: '行编号', en: 'Line' } }), { label: { zh: '商品', en: 'Goods' } }),
    cartons: list(id({ label: { zh: '行编号', en: 'Line' } }), { label: { zh: '箱规', en: 'Cartons' } }),
  },
  answer: group(
    {
      kept: whole({ label: { zh: '已存入', en: 'Kept' } }),
      known: whole({ label: { zh: '已有', en: 'Known already' } }),
    },
    { label: { zh: '存入结果', en: 'What was kept' } },
  ),
});

const templateName = text({ label: { zh: '模板名称', en: 'Template name' }, max: 60 });

const template = group(
  {
    id: id({ label: { zh: '模板', en: 'Template' } }),
    name: templateName,
    mode: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
    channelName: optional(text({ label: { zh: '产品', en: 'Product' }, max: 60 })),
    channelNameEn: optional(text({ label: { zh: '产品（英文）', en: 'Product, English' }, max: 60 })),
    consignee: optional(text({ label: { zh: '收货人', en: 'Consignee' }, max: 200 })),
    lines: whole({ label: { zh: '货物行数', en: 'Lines' } }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' } }),
  },
  { label: { zh: '模板', en: 'Template' } },
);

export const listTrustTemplates = endpoint('GET /omsapi/trust/templates', {
  access: 'trust:view',
  forCustomer: true,
  title: { zh: '委托单模板', en: 'Templates of trust orders' },
  answer: list(template, { label: { zh: '模板', en: 'Templates' }, max: 200 }),
});

/** Keeps what a trust order asks for under a name, without dates, numbers of its own and files. A name that is there is laid over. */
export const saveTrustTemplate = endpoint('POST /omsapi/trust/templates/save', {
  access: 'trust:add',
  forCustomer: true,
  title: { zh: '存为模板', en: 'Save as a template' },
  body: { no: text({ label: { zh: '委托单号', en: 'Trust order no.' }, max: 20 }), name: templateName },
  answer: template,
});

export const deleteTrustTemplates = endpoint('POST /omsapi/trust/templates/delete', {
  access: 'trust:add',
  title: { zh: '删除模板', en: 'Delete templates' },
  body: {
    ids: list(id({ label: { zh: '模板', en: 'Template' } }), {
      label: { zh: '模板', en: 'Templates' },
      max: 200,
    }),
  },
  answer: deletedCount,
});

/**
 * Reads lines out of a workbook with the columns of `exportTrustLines`; nothing is stored: the form puts them into the
 * draft. Cells that cannot be read are named by sheet row and column and left open. Pasted rows: `linesOfRows`.
 */
export const readTrustLines = endpoint('POST /omsapi/trust/lines/read', {
  access: 'trust:edit',
  forCustomer: true,
  title: { zh: '读取货物表格', en: 'Read lines from a workbook' },
  upload: {
    field: 'file',
    label: { zh: '货物表格', en: 'Workbook of lines' },
    types: ['xlsx'],
    megabytes: 5,
  },
  answer: group(
    {
      lines: list(group(trustLine.fields, { label: trustLine.label }), { label: trustLine.label }),
      faults: list(
        group(
          {
            row: whole({ label: { zh: '行', en: 'Row' } }),
            label: text({ label: { zh: '列名', en: 'Column name' }, max: 200 }),
            says: text({ label: { zh: '问题', en: 'What is wrong' }, max: 1_000 }),
          },
          { label: { zh: '问题', en: 'Fault' } },
        ),
        { label: { zh: '问题', en: 'Faults' }, max: 10_000 },
      ),
    },
    { label: { zh: '读取结果', en: 'What was read' } },
  ),
  deadline: 60_000,
});
