import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import type { Resource } from '@loadline/contract/kernel/resource';
import { chinaZone } from './clock.ts';
import type { Database, RawJson } from './database.ts';
import type { FileAnswer } from './file-answer.ts';
import type { House } from './house.ts';
import type { KeysetPage, PageOf } from './keyset.ts';
import { keysetCount, keysetPage } from './keyset.ts';
import { sheetOfList } from './list-sheet.ts';
import { serve } from './serve.ts';
import type { Sql } from './sql.ts';
import type { Viewer } from './viewer.ts';

/** Where the rows of a list come from: its page, its count and its workbook are cut from the same. */
export interface ListSource<Filter> extends Pick<KeysetPage, 'as' | 'columns' | 'from' | 'row'> {
  readonly where: (filter: Filter) => Sql;
  readonly by: (sort: string | null, filter: Filter) => KeysetPage['by'];
  /** The pasted numbers that match nothing, as a JSON array. */
  readonly missing?: (filter: Filter) => Sql;
  /** What the workbook shows of a row; none where the list is not exported from here. */
  readonly of?: Resource;
  /** By whose clocks its workbook tells times: ours unless told. */
  readonly zoneOf?: (filter: Filter) => string;
  /** A row of the workbook, where it has more fields than one of a page. */
  readonly sheetRow?: (fields: Fields) => Sql;
}

/** What a list is sorted by: one of these by its key, downwards with a leading minus. `usual` unless told: the first of them downwards. */
export function sortedBy(
  values: Readonly<Record<string, Pick<KeysetPage['by'], 'value' | 'type'>>>,
  usual = `-${Object.keys(values)[0]}`,
): (sort?: string | null) => KeysetPage['by'] {
  return (sort) => {
    const asked = sort ?? usual;
    const found = values[asked.replace(/^-/, '')];
    if (!found) throw new Error(`the list is not sorted by ${asked}`);
    return { ...found, descending: asked.startsWith('-') };
  };
}

/** The calls of a list as `recordsApi` declares them. */
export interface ListCalls<Q extends Fields, Row extends object> {
  readonly list: Endpoint<Q, Fields, { rows: Row[]; next: string | null }>;
  readonly count: Endpoint<Q>;
  readonly export?: Endpoint<Q>;
}

/** What a page is asked by besides its filter. */
interface Paged {
  readonly sort?: string | null;
  readonly after: string | null;
  readonly size: number | null;
}

type Given<Filter> = Omit<Filter, keyof Paged> & Paged;

interface Exported {
  readonly sort?: string | null;
  readonly ids?: readonly string[] | null;
  readonly columns?: readonly string[] | null;
}

function pageOf<Filter>(
  db: Pick<Database, 'readJson'>,
  viewer: Viewer,
  source: ListSource<Filter>,
  { sort = null, after, size, ...rest }: Given<Filter>,
): Promise<RawJson> {
  const filter = rest as Filter;
  const { as, columns, from, where, row, by } = source;
  return db.readJson(
    viewer,
    keysetPage({ as, columns, from, where: where(filter), row, by: by(sort, filter), after, size }),
  );
}

function countOf<Filter>(
  db: Database,
  viewer: Viewer,
  { from, where, missing }: ListSource<Filter>,
  filter: Filter,
): Promise<RawJson> {
  return db.readJson(viewer, keysetCount({ from, where: where(filter), missing: missing?.(filter) }));
}

function sheetOf<Filter>(
  db: Database,
  viewer: Viewer,
  source: ListSource<Filter>,
  { sort = null, ids = null, columns = null, ...rest }: Filter & Exported,
): Promise<FileAnswer> {
  const { as, from, where, by, of, row, sheetRow = row, zoneOf = () => chinaZone } = source;
  if (!of) throw new Error('this list is not exported');
  const filter = rest as Filter;
  const rows = { as, from, where: where(filter), row: sheetRow, by: by(sort, filter) };
  return sheetOfList(db, viewer, { ...rows, of, ids, columns, zone: zoneOf(filter) });
}

/** Puts a list on the wire: its pages, its count and, where it declares one, its workbook. */
export function serveList<Q extends Fields, Row extends object>(
  house: House,
  db: Database,
  calls: ListCalls<Q, Row>,
  source: ListSource<ValuesOf<Q>>,
  /** What no database knows of a row: how long it waits by now. */
  told?: (viewer: Viewer) => Promise<(row: Row) => Row>,
): void {
  const {
    list,
    count,
    export: sheet,
  }: Record<'list' | 'count', Endpoint> & { readonly export?: Endpoint } = calls;
  serve(house, list, async ({ query, viewer }) => {
    const page = await pageOf(db, viewer, source, query as Given<ValuesOf<Q>>);
    const add = await told?.(viewer);
    if (!add) return page;
    const { rows, next } = page.as<PageOf<Row>>();
    return { rows: rows.map(add), next };
  });
  serve(house, count, ({ query, viewer }) => countOf(db, viewer, source, query as ValuesOf<Q>));
  if (sheet) serve(house, sheet, ({ query, viewer }) => sheetOf(db, viewer, source, query as ValuesOf<Q>));
}
