import type { Field } from '../kernel/field.ts';
import { flag, group, list, optional, text, whole } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

/** How a list of the console is paged: by keyset, `after` is the `next` of the page before. */
export const paging = {
  after: optional(text({ label: { zh: '游标', en: 'Cursor' }, max: 200 })),
  size: optional(whole({ label: { zh: '每页行数', en: 'Rows per page' }, min: 1, max: 200 })),
};

/** One page of rows; `next` is null on the last one. */
export function pageOf<T>(row: Field<T>, label: Text) {
  return group(
    {
      rows: list(row, { label, max: 200 }),
      next: optional(text({ label: { zh: '下一页游标', en: 'Next cursor' }, max: 200 })),
    },
    { label },
  );
}

/** How many rows a filter finds: exact up to 10 000; above, `more` is true. `notFound` is for lists that take numbers. */
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

/** What a change of a record needs besides its values: which one, and the version it was read in (409 when it is older). */
export const versionField = whole({ label: { zh: '版本', en: 'Version' } });

/** Why something weighty is done; it stands in the audit log. */
export const reasonField = text({ label: { zh: '原因', en: 'Reason' }, max: 500 });
