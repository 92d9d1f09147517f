import { hsDigits } from '@loadline/contract/checks/hs';
import { addressApi } from '@loadline/contract/customers/address.api';
import { cartonApi } from '@loadline/contract/customers/carton.api';
import {
  changeAdmin,
  companyCounts,
  requireSecondFactor,
  saveCompany,
} from '@loadline/contract/customers/company.api';
import {
  contactApi,
  contactAuthority,
  createContact,
  revealContact,
  saveContact,
} from '@loadline/contract/customers/contact.api';
import { goodsApi } from '@loadline/contract/customers/goods.api';
import { history } from '@loadline/contract/customers/history.api';
import { noticeSettings, saveNoticeSettings } from '@loadline/contract/customers/notice.api';
import { companyInfo, customerById, customerInfo } from '@loadline/contract/customers/own-company.api';
import { paymentAccountApi } from '@loadline/contract/customers/payment-account.api';
import { listTaxInfo, saveTaxInfo } from '@loadline/contract/customers/tax-info.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serveKept } from '../../kernel/records.serve.ts';
import { serve } from '../../kernel/serve.ts';
import { keptAddresses, keptCartons, keptGoods } from './books.ts';
import { appointAdmin, demandSecondFactor, keepCompany } from './company.commands.ts';
import { belongingOf, companyById, countsOfCompany, ownCompany } from './company.queries.ts';
import { addContact, changeContact } from './contacts.commands.ts';
import { contactById, ordersByAuthority, ownContacts } from './contacts.queries.ts';
import { revealedContact } from './contacts.reveal.commands.ts';
import { historyOf } from './history.queries.ts';
import { keepNoticeSettings } from './notices.commands.ts';
import { noticeSettingsOf } from './notices.queries.ts';
import { keptPaymentAccounts, storedPaymentAccount } from './payment-accounts.queries.ts';
import { keepTaxInfo } from './tax-info.commands.ts';
import { taxInfoOf } from './tax-info.queries.ts';

/** The customer centre: the company, its people, and what it keeps with us. */
export function customerRoutes(house: House) {
  companyRoutes(house);
  contactRoutes(house);
  bookRoutes(house);
  const { db } = house;
  serve(house, listTaxInfo, ({ viewer }) => taxInfoOf(db, viewer));
  serve(house, saveTaxInfo, ({ body, viewer }) => keepTaxInfo(db, viewer, body));
  serve(house, noticeSettings, ({ viewer }) => noticeSettingsOf(db, viewer));
  serve(house, saveNoticeSettings, ({ body, viewer }) => keepNoticeSettings(db, viewer, body));
  serve(house, history, ({ query, viewer }) => historyOf(db, viewer, query));
}

function companyRoutes(house: House) {
  const { db } = house;
  serve(house, customerInfo, ({ viewer }) => ownCompany(db, viewer));
  serve(house, customerById, ({ query, viewer }) => companyById(db, viewer, query.id));
  serve(house, companyInfo, ({ viewer }) => belongingOf(db, viewer));
  serve(house, companyCounts, ({ viewer }) => countsOfCompany(db, viewer));
  serve(house, saveCompany, ({ body, viewer }) => keepCompany(db, viewer, body));
  serve(house, changeAdmin, ({ body, viewer }) => appointAdmin(db, viewer, body));
  serve(house, requireSecondFactor, ({ body, viewer }) => demandSecondFactor(db, viewer, body));
}

function contactRoutes(house: House) {
  const { db } = house;
  serveList(house, db, contactApi, ownContacts);
  serve(house, contactApi.detail, ({ query, viewer }) => contactById(db, viewer, query.id));
  serve(house, contactAuthority, ({ query, viewer }) => ordersByAuthority(db, viewer, query));
  serve(house, createContact, ({ body, viewer }) => addContact(house, viewer, body));
  serve(house, saveContact, ({ body, viewer }) => changeContact(house, viewer, body));
  serve(house, revealContact, ({ body, viewer }) => revealedContact(house, viewer, body));
}

function bookRoutes(house: House) {
  serveKept(house, paymentAccountApi, keptPaymentAccounts, storedPaymentAccount);
  serveKept(house, addressApi, keptAddresses);
  serveKept(house, goodsApi, keptGoods, withPlainNumber);
  serveKept(house, cartonApi, keptCartons);
}

/** A tariff number is kept without its dots. */
function withPlainNumber({ hsCode, ...typed }: BodyOf<typeof goodsApi.save>) {
  return { ...typed, hsCode: hsDigits(hsCode) };
}
