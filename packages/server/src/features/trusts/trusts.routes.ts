import { exportTrustLines, trustApi, trustPaper } from '@loadline/contract/trusts/trust.api';
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
import { withdraw } from '../../kernel/documents/document.decisions.ts';
import { discardDraft, keepTemplate, makeDraft, saveDraft } from '../../kernel/documents/document.drafts.ts';
import { historyOf } from '../../kernel/documents/document.history.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { dropFrom, templatesOn } from '../../kernel/template-shelf.ts';
import { requestAmendment, withdrawOpenAmendment } from './trusts.amend.commands.ts';
import { trusts } from './trusts.commands.ts';
import { deskTrustRoutes } from './trusts.desk.routes.ts';
import { trustByNumber } from './trusts.detail.queries.ts';
import { asCustomer } from './trusts.filter.queries.ts';
import { keepFromTrust } from './trusts.keep.commands.ts';
import { readLines, sheetOfLines } from './trusts.lines.ts';
import { paperOfTrust } from './trusts.paper.ts';
import { overviewOfTrusts, ownTrusts, productsOfTrusts } from './trusts.queries.ts';
import { requestCancel, submit } from './trusts.submit.commands.ts';

export function trustRoutes(house: House) {
  const { db, clock } = house;
  serveList(house, db, trustApi, ownTrusts);
  serve(house, trustApi.overview, ({ viewer }) => overviewOfTrusts(db, viewer));
  serve(house, listTrustProducts, ({ viewer }) => productsOfTrusts(db, viewer));
  serve(house, trustApi.detail, ({ query, viewer }) => trustByNumber(db, viewer, query.no));
  serve(house, trustApi.history, ({ query, viewer }) =>
    historyOf(db, trusts, viewer, { no: query.no, ...asCustomer }),
  );
  serve(house, exportTrustLines, ({ query, viewer }) => sheetOfLines(db, viewer, query.no));
  serve(house, readTrustLines, async ({ viewer, file }) => readLines(house, viewer, await file()));
  serve(house, trustPaper, ({ query, viewer }) => paperOfTrust(db, viewer, query.no));
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
