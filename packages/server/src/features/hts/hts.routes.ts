import {
  listHtsChanges,
  listHtsHeadings,
  listHtsLines,
  readHtsContents,
  readHtsLine,
} from '@loadline/contract/hts/hts.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { changesBetween } from './hts.changes.queries.ts';
import { lineOf } from './hts.line.queries.ts';
import { contentsOf, headingsOf, linesFound } from './hts.queries.ts';

export function htsRoutes(house: House) {
  const { db } = house;
  serve(house, readHtsContents, ({ query, viewer }) => contentsOf(db, viewer, query));
  serve(house, listHtsHeadings, ({ query, viewer }) => headingsOf(db, viewer, query));
  serve(house, listHtsLines, ({ query, viewer }) => linesFound(db, viewer, query));
  serve(house, listHtsChanges, ({ query, viewer }) => changesBetween(db, viewer, query));
  serve(house, readHtsLine, ({ query, viewer }) => lineOf(db, viewer, query));
}
