import type { CodeOf, CodeTable } from './code.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoint, xlsxFile } from './endpoint.ts';
import type { Field, Fields, ValuesOf } from './field.ts';
import { code, group, id, list, optional, text } from './field.ts';
import { counted, deleted, deletedCount, pageOf, paging, savedFields } from './listing.ts';
import type { Permission } from './permission.ts';
import type { Resource } from './resource.ts';

/** What records of one kind are called in the titles of their calls. */
export interface Called {
  readonly zh: string;
  /** `bookings` */
  readonly many: string;
  /** `a booking` */
  readonly one: string;
}

/** A part that a kind of records may have, with what it is asked by. */
interface Part<Q extends Fields, A> {
  readonly query?: Q;
  readonly answer: Field<A>;
}

/** What differs between one kind of records and another. A call that is not named here does not exist. */
interface Declared<
  F extends Fields,
  Q extends Fields,
  S extends CodeTable | undefined,
  X extends Fields | undefined,
  O extends Part<Fields, unknown> | undefined,
  B extends Fields | undefined,
  D extends Field | undefined,
  H extends Field | undefined,
> {
  /** The list stands at this address, its other calls below. */
  readonly path: `/${string}`;
  readonly access: Permission;
  readonly called: Called;
  /** One row of the list. */
  readonly of: Pick<Resource<F>, 'fields' | 'label'>;
  /** What narrows the list; the same stands in the address of its screen and in its export. */
  readonly filter: Q;
  readonly sorts?: S;
  /** The figures over the list. */
  readonly overview?: O;
  /** What its workbook is asked by besides the filter and the order: nothing, or `chosen`. */
  readonly exported?: { readonly access: Permission; readonly query: X };
  /** What one record is named by. */
  readonly by?: B;
  readonly detail?: D;
  /** What was done to it. */
  readonly history?: H;
  /** Its calls that a form asks, also where staff fill it in for a customer. */
  readonly forCustomer?: readonly ('list' | 'overview' | 'detail')[];
}

type None = { readonly [key in never]: Field };
type Sorted<S> = S extends CodeTable ? { readonly sort: Field<CodeOf<S> | null> } : None;
type Page<F extends Fields> = { rows: ValuesOf<F>[]; next: string | null };
type Counted = { total: number; more: boolean; notFound: string[] };
type Of<F> = F extends Field<infer T> ? T : never;
/** The query of a part, none where it has none. */
type Asking<O> = O extends { readonly query: infer Q extends Fields } ? Q : None;

type RecordsApi<F extends Fields, Q extends Fields, S, X, O, B, D, H> = {
  readonly list: Endpoint<Q & Sorted<S> & typeof paging, None, Page<F>>;
  readonly count: Endpoint<Q, None, Counted>;
} & (O extends Part<Fields, unknown>
  ? { readonly overview: Endpoint<Asking<O>, None, Of<O['answer']>> }
  : unknown) &
  (X extends Fields ? { readonly export: Endpoint<Q & Sorted<S> & X> } : unknown) &
  (B extends Fields
    ? (D extends Field ? { readonly detail: Endpoint<B, None, Of<D>> } : unknown) &
        (H extends Field ? { readonly history: Endpoint<B, None, Of<H>> } : unknown)
    : unknown);

/** The rows that were chosen and the columns that are wanted, of the workbook of a list. */
export const chosen = {
  ids: optional(list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '所选', en: 'Chosen' } })),
  columns: optional(
    list(text({ label: { zh: '列', en: 'Column' }, max: 40 }), {
      label: { zh: '列', en: 'Columns' },
      max: 40,
    }),
  ),
};

/** Declares how records of one kind are read: a page of them, how many there are, figures, workbook, one alone, its history. */
// @__NO_SIDE_EFFECTS__
export function recordsApi<
  F extends Fields,
  Q extends Fields,
  S extends CodeTable | undefined = undefined,
  X extends Fields | undefined = undefined,
  O extends Part<Fields, unknown> | undefined = undefined,
  B extends Fields | undefined = undefined,
  D extends Field | undefined = undefined,
  H extends Field | undefined = undefined,
>(declared: Declared<F, Q, S, X, O, B, D, H>): RecordsApi<F, Q, S, X, O, B, D, H> {
  const { path, access, called, of, filter, sorts, overview, exported, by = {}, detail, history } = declared;
  const { forCustomer = [] } = declared;
  const { zh, one, many } = called;
  const sort = sorts && { sort: optional(code(sorts, { label: { zh: '排序', en: 'Sort' } })) };
  const title = (chinese: string, english: string) => ({ zh: chinese, en: english });
  // Which calls there are is worked out from the declaration by RecordsApi, in the same words.
  return {
    list: endpoint(`GET ${path}`, {
      access,
      title: title(`${zh}列表`, `List ${many}`),
      query: { ...filter, ...sort, ...paging },
      answer: pageOf(of),
      forCustomer: forCustomer.includes('list'),
    }),
    count: endpoint(`GET ${path}/count`, {
      access,
      title: title(`${zh}计数`, `Count ${many}`),
      query: filter,
      answer: counted,
    }),
    ...(overview && {
      overview: endpoint(`GET ${path}/overview`, {
        access,
        title: title(`${zh}概况`, `Overview of ${many}`),
        forCustomer: forCustomer.includes('overview'),
        ...overview,
      }),
    }),
    ...(exported && {
      export: endpoint(`GET ${path}/export`, {
        access: exported.access,
        title: title(`导出${zh}`, `Export ${many}`),
        query: { ...filter, ...sort, ...exported.query },
        answer: xlsxFile,
        deadline: 120_000,
      }),
    }),
    ...(detail && {
      detail: endpoint(`GET ${path}/detail`, {
        access,
        title: title(`${zh}详情`, `Detail of ${one}`),
        query: by,
        answer: detail,
        forCustomer: forCustomer.includes('detail'),
      }),
    }),
    ...(history && {
      history: endpoint(`GET ${path}/history`, {
        access,
        title: title(`${zh}历史`, `History of ${one}`),
        query: by,
        answer: history,
      }),
    }),
  } as unknown as RecordsApi<F, Q, S, X, O, B, D, H>;
}

interface Written<F extends Fields> {
  readonly path: `/${string}`;
  readonly access: Permission;
  readonly called: Called;
  readonly of: Resource<F>;
}

/** Declares how records that are kept one by one are written: saved with all their fields, and deleted. */
// @__NO_SIDE_EFFECTS__
export function savedApi<F extends Fields>({ path, access, called, of }: Written<F>) {
  const { zh, one, many } = called;
  return {
    save: endpoint(`POST ${path}/save`, {
      access,
      title: { zh: `保存${zh}`, en: `Save ${one}` },
      body: savedFields(of),
      answer: group(of.fields, { label: of.label }),
    }),
    delete: endpoint(`POST ${path}/delete`, {
      access,
      title: { zh: `删除${zh}`, en: `Delete ${many}` },
      body: deleted,
      answer: deletedCount,
    }),
  };
}
