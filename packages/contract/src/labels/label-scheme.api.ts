import { endpoint } from '../kernel/endpoint.ts';
import { group, id } from '../kernel/field.ts';
import { pageOf, paging, savedFields, searching } from '../kernel/listing.ts';
import { pick } from '../kernel/resource.ts';
import { labelBrand, labelScheme } from './label-scheme.ts';

const access = 'op:label';
const { orgId: _org, customer: _zh, customerEn: _en, ...savedBrand } = savedFields(labelBrand);

/** The newest edition of every scheme. */
export const listLabelSchemes = endpoint('GET /opsapi/label-schemes', {
  access,
  title: { zh: '标签方案', en: 'List label schemes' },
  query: { ...searching, ...paging },
  answer: pageOf(labelScheme),
});

/** A new scheme without a version, else the next edition of the one that was read. Labels keep the edition they have. */
export const saveLabelScheme = endpoint('POST /opsapi/label-schemes/save', {
  access,
  title: { zh: '保存标签方案', en: 'Save a label scheme' },
  body: { ...savedFields(labelScheme) },
  answer: group(labelScheme.fields, { label: labelScheme.label }),
});

/** The newest edition of every brand of the customers of one's team. */
export const listLabelBrands = endpoint('GET /opsapi/label-brands', {
  access,
  title: { zh: '品牌', en: 'List brands' },
  query: { ...searching, ...paging },
  answer: pageOf(labelBrand),
});

const brand = group(labelBrand.fields, { label: labelBrand.label });

export const addLabelBrand = endpoint('POST /opsapi/label-brands/add', {
  access,
  title: { zh: '新增品牌', en: 'Add a brand' },
  body: { ...savedBrand, orgId: id({ label: labelBrand.fields.orgId.label }) },
  answer: brand,
});

/** The next edition of a brand; whose it is stays. */
export const saveLabelBrand = endpoint('POST /opsapi/label-brands/save', {
  access,
  title: { zh: '保存品牌', en: 'Save a brand' },
  body: { ...savedBrand, ...pick(labelBrand, 'version') },
  answer: brand,
});
