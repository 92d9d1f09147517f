import { endpoint } from '../kernel/endpoint.ts';
import { code, group, optional } from '../kernel/field.ts';
import {
  counted,
  deleted,
  deletedCount,
  pageOf,
  paging,
  savedFields,
  searching,
  sortsOf,
} from '../kernel/listing.ts';
import { carton } from './carton.ts';

const { fields, label } = carton;

export const cartonSorts = sortsOf(carton);

const sort = optional(code(cartonSorts, { label: { zh: '排序', en: 'Sort' } }));

export const listCartons = endpoint('GET /adminapi/cartons', {
  access: 'mine:view',
  title: { zh: '箱规列表', en: 'List cartons' },
  query: { ...searching, sort, ...paging },
  answer: pageOf(carton),
});

export const countCartons = endpoint('GET /adminapi/cartons/count', {
  access: 'mine:view',
  title: { zh: '箱规计数', en: 'Count cartons' },
  query: searching,
  answer: counted,
});

export const saveCarton = endpoint('POST /adminapi/cartons/save', {
  access: 'profile:edit',
  title: { zh: '保存箱规', en: 'Save a carton' },
  body: savedFields(carton),
  answer: group(fields, { label }),
});

export const deleteCartons = endpoint('POST /adminapi/cartons/delete', {
  access: 'profile:edit',
  title: { zh: '删除箱规', en: 'Delete cartons' },
  body: deleted,
  answer: deletedCount,
});
