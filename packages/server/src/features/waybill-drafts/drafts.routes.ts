import {
  agreeToDraft,
  askDraftChanges,
  waybillDraft,
  waybillPaper,
} from '@loadline/contract/waybill-drafts/draft.api';
import {
  answerForCustomer,
  deskWaybillDraft,
  deskWaybillPaper,
  saveDraft,
  sendDraft,
} from '@loadline/contract/waybill-drafts/draft-desk.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { agree, answerOnBehalf, askChanges } from './drafts.answer.commands.ts';
import { saveForms, send } from './drafts.commands.ts';
import { deskDraftOf, ownDraftOf } from './drafts.detail.queries.ts';
import { ownPaper, paperAtDesk } from './drafts.papers.queries.ts';

export function draftRoutes(house: House) {
  const { db, staff } = house;
  serve(house, waybillDraft, ({ query, viewer }) => ownDraftOf(db, viewer, query.no));
  serve(house, agreeToDraft, ({ body, viewer }) => agree(db, viewer, body));
  serve(house, askDraftChanges, ({ body, viewer }) => askChanges(db, viewer, body));
  serve(house, waybillPaper, ({ query, viewer }) => ownPaper(db, viewer, query));
  serve(house, deskWaybillDraft, ({ query, viewer }) => deskDraftOf(staff, viewer, query.no));
  serve(house, saveDraft, ({ body, viewer }) => saveForms(staff, viewer, body));
  serve(house, sendDraft, ({ body, viewer }) => send(staff, viewer, body));
  serve(house, answerForCustomer, ({ body, viewer }) => answerOnBehalf(staff, viewer, body));
  serve(house, deskWaybillPaper, ({ query, viewer }) => paperAtDesk(staff, viewer, query));
}
