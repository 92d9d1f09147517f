import { endpoint } from '../kernel/endpoint.ts';
import { flag, group, id, list, text } from '../kernel/field.ts';

export const savedViewFields = {
  viewId: id({ label: { zh: '编号', en: 'Id' } }),
  /** One of `viewSubjects`; the server holds it against them, so that a list brings no other subjects along. */
  subject: text({ label: { zh: '列表', en: 'List' }, max: 40 }),
  name: text({ label: { zh: '视图名称', en: 'View name' }, max: 40 }),
  shared: flag({ label: { zh: '组织内共享', en: 'Shared in the organisation' } }),
  mine: flag({ label: { zh: '我的视图', en: 'My own' } }),
  /** The screen's query string (filters, sort) and its columns and density, as the screen wrote them. */
  search: text({ label: { zh: '条件', en: 'Filters' }, max: 4_000, min: 0 }),
  columns: list(text({ label: { zh: '列', en: 'Column' }, max: 40 }), {
    label: { zh: '列', en: 'Columns' },
    max: 60,
  }),
  density: text({ label: { zh: '行高', en: 'Density' }, max: 10 }),
};

const savedView = group(savedViewFields, { label: { zh: '视图', en: 'Saved view' } });

export const listViews = endpoint('GET /adminapi/views', {
  access: 'signed-in',
  personal: true,
  title: { zh: '已存视图', en: 'Saved views' },
  query: { subject: savedViewFields.subject },
  answer: list(savedView, { label: { zh: '视图', en: 'Views' }, max: 200 }),
});

/** Saves a new view, or changes one of the caller's own when its id is known. */
export const saveView = endpoint('POST /adminapi/views/save', {
  access: 'signed-in',
  personal: true,
  title: { zh: '保存视图', en: 'Save a view' },
  body: {
    viewId: savedViewFields.viewId,
    subject: savedViewFields.subject,
    name: savedViewFields.name,
    shared: savedViewFields.shared,
    search: savedViewFields.search,
    columns: savedViewFields.columns,
    density: savedViewFields.density,
  },
  answer: savedView,
});

export const deleteView = endpoint('POST /adminapi/views/delete', {
  access: 'signed-in',
  personal: true,
  title: { zh: '删除视图', en: 'Delete a view' },
  body: { viewId: savedViewFields.viewId },
  answer: flag({ label: { zh: '已删除', en: 'Deleted' } }),
});
