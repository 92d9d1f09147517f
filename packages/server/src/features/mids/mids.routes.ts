import { deleteMids, midApi, moveMid, saveMid, similarMids } from '@loadline/contract/mids/mid.api';
import { decideMid, deskMidApi } from '@loadline/contract/mids/mid-desk.api';
import {
  askMidCorrection,
  previewDeskMidLines,
  previewMidLines,
  replaceDeskMidLines,
  replaceMidLines,
} from '@loadline/contract/mids/mid-lines.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { dropDrafts, moveOne, saveOne } from './mids.commands.ts';
import { decideOnMid } from './mids.desk.commands.ts';
import { detailAtDesk, detailOfOwn, historyOf, similarToTyped } from './mids.detail.queries.ts';
import { askForCorrection, previewOfLines, replaceOnLines } from './mids.lines.commands.ts';
import { deskList, overviewAtDesk, overviewOfOwn, ownList } from './mids.queries.ts';

export function midRoutes(house: House) {
  const { db, staff } = house;
  serveList(house, db, midApi, ownList);
  serve(house, midApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, midApi.detail, ({ query, viewer }) => detailOfOwn(db, viewer, query.id));
  serve(house, midApi.history, ({ query, viewer }) => historyOf(db, viewer, { ...query, isOwn: true }));
  serve(house, similarMids, ({ query, viewer }) => similarToTyped(db, viewer, query));
  serve(house, saveMid, ({ body, viewer }) => saveOne(db, viewer, body));
  serve(house, moveMid, ({ body, viewer }) => moveOne(db, viewer, body));
  serve(house, deleteMids, ({ body, viewer }) => dropDrafts(db, viewer, body));
  serveList(house, staff, deskMidApi, deskList);
  serve(house, deskMidApi.overview, ({ query, viewer }) => overviewAtDesk(staff, viewer, query));
  serve(house, deskMidApi.detail, ({ query, viewer }) => detailAtDesk(staff, viewer, query.id));
  serve(house, deskMidApi.history, ({ query, viewer }) =>
    historyOf(staff, viewer, { ...query, isOwn: false }),
  );
  serve(house, decideMid, ({ body, viewer }) => decideOnMid(staff, viewer, body));
  serve(house, previewMidLines, ({ query, viewer }) => previewOfLines(db, viewer, query));
  serve(house, replaceMidLines, ({ body, viewer }) => replaceOnLines(db, viewer, body));
  serve(house, askMidCorrection, ({ body, viewer }) => askForCorrection(db, viewer, body));
  serve(house, previewDeskMidLines, ({ query, viewer }) => previewOfLines(staff, viewer, query));
  serve(house, replaceDeskMidLines, ({ body, viewer }) => replaceOnLines(staff, viewer, body));
}
