import type { CodeTable } from './code.ts';
import { codeTable } from './code.ts';
import type { Field, Fields } from './field.ts';
import { code, flag, group, id, list, optional, text, whole } from './field.ts';
import type { Resource } from './resource.ts';
import { fieldOf, keysAt } from './resource.ts';
import type { Text } from './text.ts';

/** Where a page of a list begins and how long it is: keyset paging, 50 rows unless told. */
export const paging = {
  after: optional(text({ label: { zh: '游标', en: 'Cursor' }, max: 400 })),
  size: optional(whole({ label: { zh: '每页行数', en: 'Rows per page' }, min: 1, max: 200 })),
};

export const searching = {
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
};

/** Any of some codes. */
export function severalOf<K extends string>(table: CodeTable<K>, label: Text) {
  return optional(list(code(table, { label }), { label }));
}

export const nextCursor = optional(text({ label: { zh: '下一页游标', en: 'Next cursor' }, max: 400 }));

/** A page of a list: `next` is the cursor of the page that follows, null on the last one. */
export function pageOf<F extends Fields>({ fields, label }: Pick<Resource<F>, 'fields' | 'label'>) {
  return group(
    {
      rows: list(group(fields, { label }), { label, max: 200 }),
      next: nextCursor,
    },
    { label },
  );
}

/** How many rows a filter finds: exact up to 10 000; above, `total` is 10 000 and `more` is true. */
export const counted = group(
  {
    total: whole({ label: { zh: '总数', en: 'Total' } }),
    more: flag({ label: { zh: '超过一万', en: 'More than counted' } }),
    notFound: list(text({ label: { zh: '单号', en: 'Number' }, max: 60 }), {
      label: { zh: '未找到的单号', en: 'Numbers not found' },
    }),
  },
  { label: { zh: '计数', en: 'Count' } },
);

/** The sort keys of a list: its fields of the place `sort`, each also with a leading minus that turns the order round. */
export function sortsOf(of: Resource): CodeTable {
  return sortTable(
    of,
    keysAt(of, 'sort').flatMap((key) => [key, `-${key}`]),
  );
}

/** The same for fields that are named, each from the last or largest on: the first is how the list stands unless told. */
export function sortsBy(of: Resource, ...keys: readonly string[]): CodeTable {
  return sortTable(
    of,
    keys.flatMap((key) => [`-${key}`, key]),
  );
}

function sortTable(of: Resource, sorts: readonly string[]): CodeTable {
  const named = sorts.map((sort): [string, Text] => {
    const { zh, en } = fieldOf(of, sort.replace(/^-/, '')).label;
    const down = sort.startsWith('-');
    return [
      sort,
      { zh: `${zh}，${down ? '降' : '升'}序`, en: `${en}, ${down ? 'descending' : 'ascending'}` },
    ];
  });
  return codeTable(`${of.name} sort`, Object.fromEntries(named));
}

/**
 * What a record is saved with: its fields of the place `create`, the id that the browser made, and the version that
 * was read; without a version the record is new.
 */
export function savedFields<F extends Fields>(of: Resource<F>) {
  const written = Object.fromEntries(keysAt(of, 'create').map((key) => [key, fieldOf(of, key)]));
  const version = optional(whole({ label: { zh: '版本', en: 'Version' }, min: 1 }));
  return { ...written, id: id({ label: { zh: '编号', en: 'Id' } }), version } as SavedFields<F>;
}

/** A record's id, version and time of change are the program's: everything else is written. */
type SavedFields<F extends Fields> = Omit<F, 'id' | 'version' | 'updatedAt'> & {
  id: Field<string>;
  version: Field<number | null>;
};

/** The records that go; all of them or, when one is not there, none. */
export const deleted = {
  ids: list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '编号', en: 'Ids' }, max: 200 }),
};

/** How many records went. */
export const deletedCount = whole({ label: { zh: '已删除', en: 'Deleted' } });
