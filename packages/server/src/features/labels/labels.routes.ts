import { labelApi } from '@loadline/contract/labels/label.api';
import { addLabelBatch } from '@loadline/contract/labels/label-batch.api';
import { keepCapture, labelsToShoot } from '@loadline/contract/labels/label-capture.api';
import {
  addLabelPhotos,
  checkLabel,
  deskLabelApi,
  moveLabels,
} from '@loadline/contract/labels/label-desk.api';
import {
  addArtwork,
  addPackingList,
  changePackingList,
  chooseLabelRules,
  dropLabelPart,
  labelImportParts,
  labelRules,
} from '@loadline/contract/labels/label-import.api';
import { pickLabels, pickListPaper, pickListSheet } from '@loadline/contract/labels/label-pick.api';
import {
  addLabelBrand,
  listLabelBrands,
  listLabelSchemes,
  saveLabelBrand,
  saveLabelScheme,
} from '@loadline/contract/labels/label-scheme.api';
import {
  answerLabel,
  deskLabelEvidence,
  labelEvidence,
  replyAtDesk,
  replyToLabel,
} from '@loadline/contract/labels/label-talk.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { addBatch } from './labels.batch.commands.ts';
import {
  changePacking,
  chooseRules,
  dropPart,
  takeArtworkFiles,
  takePacking,
} from './labels.beside.commands.ts';
import { partsOf } from './labels.beside.queries.ts';
import { keepCaptured } from './labels.capture.commands.ts';
import { toShoot } from './labels.capture.queries.ts';
import { check } from './labels.check.commands.ts';
import { moveAll } from './labels.desk.commands.ts';
import { detailAtDesk, detailOfOwn, historyOf } from './labels.detail.queries.ts';
import { evidenceAtDesk, evidenceOfOwn } from './labels.evidence.paper.ts';
import { rulesToChoose } from './labels.import.queries.ts';
import { addPhotos } from './labels.photos.commands.ts';
import { pickAll } from './labels.pick.commands.ts';
import { sheetOfPickList } from './labels.pick.queries.ts';
import { deskList, overviewAtDesk, overviewOfOwn, ownList } from './labels.queries.ts';
import { addBrand, keepBrand, keepScheme } from './labels.schemes.commands.ts';
import { pageOfBrands, pageOfSchemes } from './labels.schemes.queries.ts';
import { answerOwn, replyDesk, replyOwn } from './labels.talk.commands.ts';
import { paperOfPickList } from './pick-list.paper.ts';

export function labelRoutes(house: House) {
  const { db, staff } = house;
  serveList(house, db, labelApi, ownList);
  serve(house, labelApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, labelApi.detail, ({ query, viewer }) => detailOfOwn(db, viewer, query.id));
  serve(house, labelApi.history, ({ query, viewer }) => historyOf(db, viewer, { ...query, isOwn: true }));
  serveList(house, staff, deskLabelApi, deskList);
  serve(house, deskLabelApi.overview, ({ query, viewer }) => overviewAtDesk(staff, viewer, query));
  serve(house, deskLabelApi.detail, ({ query, viewer }) => detailAtDesk(staff, viewer, query.id));
  serve(house, deskLabelApi.history, ({ query, viewer }) =>
    historyOf(staff, viewer, { ...query, isOwn: false }),
  );
  importRoutes(house);
  serve(house, replyToLabel, ({ body, viewer }) => replyOwn(db, viewer, body));
  serve(house, answerLabel, ({ body, viewer }) => answerOwn(db, viewer, body));
  serve(house, labelEvidence, ({ query, viewer }) => evidenceOfOwn(house, viewer, query));
  serve(house, replyAtDesk, ({ body, viewer }) => replyDesk(staff, viewer, body));
  serve(house, deskLabelEvidence, ({ query, viewer }) => evidenceAtDesk(house, viewer, query));
  serve(house, addLabelBatch, ({ body, viewer }) => addBatch(staff, viewer, body));
  serve(house, moveLabels, ({ body, viewer }) => moveAll(staff, viewer, body));
  serve(house, pickLabels, ({ body, viewer }) => pickAll(staff, viewer, body));
  serve(house, addLabelPhotos, ({ body, viewer }) => addPhotos(staff, viewer, body));
  serve(house, pickListSheet, ({ query, viewer }) => sheetOfPickList(staff, viewer, query));
  serve(house, pickListPaper, ({ query, viewer }) => paperOfPickList(staff, viewer, query));
  serve(house, labelsToShoot, ({ query, viewer }) => toShoot(staff, viewer, query));
  serve(house, keepCapture, ({ body, viewer }) => keepCaptured(staff, viewer, body));
  serve(house, checkLabel, ({ body, viewer }) => check(staff, viewer, body));
  serve(house, listLabelSchemes, ({ query, viewer }) => pageOfSchemes(staff, viewer, query));
  serve(house, saveLabelScheme, ({ body, viewer }) => keepScheme(staff, viewer, body));
  serve(house, listLabelBrands, ({ query, viewer }) => pageOfBrands(staff, viewer, query));
  serve(house, addLabelBrand, ({ body, viewer }) => addBrand(staff, viewer, body));
  serve(house, saveLabelBrand, ({ body, viewer }) => keepBrand(staff, viewer, body));
}

/** What comes beside a style list that is imported. */
function importRoutes(house: House) {
  const { db } = house;
  serve(house, labelRules, ({ viewer }) => rulesToChoose(db, viewer));
  serve(house, labelImportParts, ({ query, viewer }) => partsOf(db, viewer, query.id));
  serve(house, chooseLabelRules, ({ body, viewer }) => chooseRules(house, viewer, body));
  serve(house, addPackingList, async ({ query, viewer, file }) =>
    takePacking(house, viewer, query.id, await file()),
  );
  serve(house, addArtwork, async ({ query, viewer, file }) =>
    takeArtworkFiles(house, viewer, query.id, await file()),
  );
  serve(house, changePackingList, ({ body, viewer }) => changePacking(house, viewer, body));
  serve(house, dropLabelPart, ({ body, viewer }) => dropPart(house, viewer, body));
}
