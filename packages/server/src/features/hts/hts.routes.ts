import {
  listHtsChanges,
  listHtsHeadings,
  listHtsLines,
  readHtsContents,
  readHtsLine,
} from '@loadline/contract/hts/hts.api';
import {
  decideDifferences,
  discardEdition,
  listDeskEditions,
  listEditionDifferences,
  publishEdition,
  resumeEdition,
  uploadEdition,
} from '@loadline/contract/hts/hts-edition.api';
import { keepHtsFavourite } from '@loadline/contract/hts/hts-favourite.api';
import { exportEditionDifferences, exportHtsChanges } from '@loadline/contract/hts/hts-sheet.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { decide, discard, publish, resume } from './desk.publish.commands.ts';
import { differencesOf, editionsAtDesk } from './desk.queries.ts';
import { takeEdition } from './desk.upload.commands.ts';
import { changesBetween } from './hts.changes.queries.ts';
import { keepFavourite } from './hts.favourites.commands.ts';
import { lineOf } from './hts.line.queries.ts';
import { contentsOf, headingsOf, linesFound } from './hts.queries.ts';
import { sheetOfChanges, sheetOfDifferences } from './hts.sheet.ts';

export function htsRoutes(house: House) {
  const { db, staff, files } = house;
  serve(house, readHtsContents, ({ query, viewer }) => contentsOf(db, viewer, query));
  serve(house, listHtsHeadings, ({ query, viewer }) => headingsOf(db, viewer, query));
  serve(house, listHtsLines, ({ query, viewer }) => linesFound(db, viewer, query));
  serve(house, listHtsChanges, ({ query, viewer }) => changesBetween(db, viewer, query));
  serve(house, exportHtsChanges, ({ query, viewer }) => sheetOfChanges(db, viewer, query));
  serve(house, exportEditionDifferences, ({ query, viewer }) => sheetOfDifferences(staff, viewer, query));
  serve(house, readHtsLine, ({ query, viewer }) => lineOf(db, viewer, query));
  serve(house, keepHtsFavourite, ({ body, viewer }) => keepFavourite(db, viewer, body));
  serve(house, listDeskEditions, ({ viewer }) => editionsAtDesk(staff, viewer));
  serve(house, uploadEdition, async ({ query, viewer, file }) =>
    takeEdition(house, viewer, query, await file()),
  );
  serve(house, listEditionDifferences, ({ query, viewer }) => differencesOf(staff, viewer, query));
  serve(house, decideDifferences, ({ body, viewer }) => decide(staff, viewer, body));
  serve(house, publishEdition, ({ body, viewer }) => publish(staff, viewer, body));
  serve(house, resumeEdition, ({ body, viewer }) => resume(staff, viewer, body.id));
  serve(house, discardEdition, ({ body, viewer }) => discard(staff, files, viewer, body.id));
}
