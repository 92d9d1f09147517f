import { specialProperties } from '@loadline/contract/codes/special-property';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { fieldOf } from '@loadline/contract/kernel/resource';
import { type Language, say } from '@loadline/contract/kernel/text';
import {
  exportTrustLines,
  trustApi,
  trustDeliveryNote,
  trustPaper,
} from '@loadline/contract/trusts/trust.api';
import { lineColumns, linesOfRows } from '@loadline/contract/trusts/trust.rows';
import { trustDeclaration } from '@loadline/contract/trusts/trust-declaration.api';
import {
  acceptTrust,
  answerAmendment,
  decideCancel,
  deskTrustApi,
  deskTrustDeliveryNote,
  deskTrustPaper,
  rejectTrust,
  returnTrust,
} from '@loadline/contract/trusts/trust-desk.api';
import { listDocumentsAsked } from '@loadline/contract/trusts/trust-documents.api';
import {
  amendTrust,
  askTrustCancel,
  deleteTrustTemplates,
  discardTrust,
  keepInBooks,
  listTrustProducts,
  listTrustTemplates,
  makeTrust,
  readTrustLines,
  saveTrust,
  saveTrustTemplate,
  submitTrust,
  withdrawAmendment,
  withdrawTrust,
} from '@loadline/contract/trusts/trust-draft.api';
import { type TrustLine, trustLine } from '@loadline/contract/trusts/trust-line';
import { deskTrustTotals, trustTotalsApi } from '@loadline/contract/trusts/trust-totals.api';
import { serveCargoTotals } from '../../kernel/cargo-totals.ts';
import { chinaZone } from '../../kernel/clock.ts';
import { type Database, newId } from '../../kernel/database.ts';
import { sendBack, turnDown, withdraw } from '../../kernel/documents/document.decisions.ts';
import { discardDraft, keepTemplate, makeDraft, saveDraft } from '../../kernel/documents/document.drafts.ts';
import { historyOf } from '../../kernel/documents/document.history.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { storeIncoming } from '../../kernel/incoming-file.ts';
import { serveList } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import { type IncomingFile, serve } from '../../kernel/serve.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import { dropFrom, templatesOn } from '../../kernel/template-shelf.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import { rowsOfWorkbook, type TextRow } from '../imports/imports.rows.public.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { accept } from './trusts.accept.commands.ts';
import { requestAmendment, withdrawOpenAmendment } from './trusts.amend.commands.ts';
import { answer, decideCancellation } from './trusts.answer.commands.ts';
import { trusts } from './trusts.commands.ts';
import { declarationShown } from './trusts.declared.queries.ts';
import { deliveryNoteOfDeskTrust, deliveryNoteOfTrust } from './trusts.delivery.ts';
import { deskTrustByNumber, deskTrusts, overviewOfDeskTrusts, withWaiting } from './trusts.desk.queries.ts';
import { trustByNumber } from './trusts.detail.queries.ts';
import { asCustomer, asStaff } from './trusts.filter.queries.ts';
import { keepFromTrust } from './trusts.keep.commands.ts';
import { paperOfDeskTrust, paperOfTrust } from './trusts.paper.ts';
import {
  documentsAsked,
  overviewOfTrusts,
  ownTrusts,
  productsOfTrusts,
  summedTrusts,
} from './trusts.queries.ts';
import { requestCancel, submit } from './trusts.submit.commands.ts';

const columns: Fields = Object.fromEntries(lineColumns.map((key) => [key, fieldOf(trustLine, key)]));

const megabytes = 5;

const linesAtMost = 500;

export function trustRoutes(house: House) {
  const { db, clock } = house;
  serveList(house, db, trustApi, ownTrusts);
  serveCargoTotals(house, db, trustTotalsApi, ownTrusts, summedTrusts);
  serve(house, trustApi.overview, ({ viewer }) => overviewOfTrusts(db, viewer));
  serve(house, listTrustProducts, ({ viewer }) => productsOfTrusts(db, viewer));
  serve(house, trustDeclaration, ({ viewer }) => declarationShown(db, viewer));
  serve(house, listDocumentsAsked, ({ query, viewer }) => documentsAsked(db, viewer, query));
  serve(house, trustApi.detail, ({ query, viewer }) => trustByNumber(db, viewer, query.no));
  serve(house, trustApi.history, ({ query, viewer }) =>
    historyOf(db, trusts, viewer, { no: query.no, ...asCustomer }),
  );
  serve(house, exportTrustLines, ({ query, viewer }) => sheetOfLines(db, viewer, query.no));
  serve(house, readTrustLines, async ({ viewer, file }) => readLines(house, viewer, await file()));
  serve(house, trustPaper, ({ query, viewer }) => paperOfTrust(db, viewer, query.no));
  serve(house, trustDeliveryNote, ({ query, viewer }) => deliveryNoteOfTrust(db, viewer, query.no));
  serve(house, keepInBooks, ({ body, viewer }) => keepFromTrust(db, viewer, body));
  serve(house, makeTrust, ({ body, viewer }) => makeDraft(house, trusts, viewer, body));
  serve(house, saveTrust, ({ body: { id, version, ...content }, viewer }) =>
    saveDraft(house, trusts, viewer, { id, version, content }),
  );
  serve(house, discardTrust, ({ body, viewer }) => discardDraft(house, trusts, viewer, body));
  serve(house, submitTrust, ({ body, viewer }) => submit(db, clock, viewer, body));
  serve(house, withdrawTrust, ({ body, viewer }) => withdraw(house, trusts, viewer, body));
  serve(house, amendTrust, ({ body, viewer }) => requestAmendment(db, clock, viewer, body));
  serve(house, withdrawAmendment, ({ body, viewer }) => withdrawOpenAmendment(db, viewer, body));
  serve(house, askTrustCancel, ({ body, viewer }) => requestCancel(db, clock, viewer, body));
  serve(house, listTrustTemplates, ({ viewer }) => templatesOn(db, viewer, trusts.templates));
  serve(house, saveTrustTemplate, ({ body, viewer }) => keepTemplate(house, trusts, viewer, body));
  serve(house, deleteTrustTemplates, ({ body, viewer }) => dropFrom(db, viewer, trusts.templates, body.ids));
  deskTrustRoutes(house);
}

function deskTrustRoutes(house: House) {
  const { staff, clock } = house;
  serveCargoTotals(house, staff, deskTrustTotals, deskTrusts, summedTrusts);
  serveList(house, staff, deskTrustApi, deskTrusts, async (viewer) => {
    const policy = await policiesFor(staff, viewer);
    return (row) => withWaiting(row, policy, clock.now());
  });
  serve(house, deskTrustApi.overview, ({ viewer }) => overviewOfDeskTrusts(staff, clock, viewer));
  serve(house, deskTrustApi.detail, ({ query, viewer }) => deskTrustByNumber(staff, viewer, query.no));
  serve(house, deskTrustApi.history, ({ query, viewer }) =>
    historyOf(staff, trusts, viewer, { no: query.no, ...asStaff }),
  );
  serve(house, deskTrustPaper, ({ query, viewer }) => paperOfDeskTrust(staff, viewer, query.no));
  serve(house, deskTrustDeliveryNote, ({ query, viewer }) =>
    deliveryNoteOfDeskTrust(staff, viewer, query.no),
  );
  serve(house, returnTrust, ({ body, viewer }) => sendBack(house, trusts, viewer, body));
  serve(house, rejectTrust, ({ body, viewer }) => turnDown(house, trusts, viewer, body));
  serve(house, acceptTrust, ({ body, viewer }) => accept(staff, clock, viewer, body));
  serve(house, answerAmendment, ({ body, viewer }) => answer(staff, clock, viewer, body));
  serve(house, decideCancel, ({ body, viewer }) => decideCancellation(staff, clock, viewer, body));
}

/** The lines of one trust order as a sheet that `readLines` reads again; without lines it is an empty form. */
async function sheetOfLines(db: Database, viewer: Viewer, no: string): Promise<FileAnswer> {
  const { content } = await trustByNumber(db, viewer, no);
  const words = { language: viewer.language, zone: chinaZone };
  const rows = content.cargo.lines.map((line) => valuesOf(columns, cellsOf(line, viewer.language), words));
  const layout = {
    name: say(trustLine.label, viewer.language),
    columns: columnsOf(columns, viewer.language),
  };
  return new FileAnswer(`${no}.xlsx`, 'xlsx', writeSheet(layout, rows));
}

function cellsOf(line: TrustLine, language: Language): Record<string, unknown> {
  const special = line.special.map((one) => say(wordOf(specialProperties, one), language));
  return { ...line, special };
}

/** The lines in a workbook. Nothing of it is kept. */
async function readLines(
  house: House,
  viewer: Viewer,
  incoming: IncomingFile,
): Promise<AnswerOf<typeof readTrustLines>> {
  const { me } = await house.db.read(viewer);
  const rows = await rowsOf(house, me.orgId, incoming);
  const { lines, faults } = linesOfRows(
    rows.map(({ cells }) => cells),
    newId,
  );
  if (lines.length === 0) throw new Problem('emptySheet');
  return {
    lines: [...lines],
    faults: faults.map(({ row, label, says }) => ({
      row: rows[row - 1]?.row ?? row,
      label: say(label, viewer.language),
      says: say(says, viewer.language),
    })),
  };
}

async function rowsOf({ files, config }: House, orgId: string, incoming: IncomingFile): Promise<TextRow[]> {
  const { fileId } = await storeIncoming(files, orgId, incoming, megabytes);
  const path = files.pathOf(orgId, fileId);
  try {
    await scan(config.scanCommand, path);
    return await rowsOfWorkbook(path, { importMaxMegabytes: megabytes, importMaxRows: linesAtMost });
  } finally {
    await files.remove(orgId, fileId);
  }
}
