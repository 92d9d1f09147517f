import {
  countAddresses,
  deleteAddresses,
  listAddresses,
  saveAddress,
} from '@loadline/contract/customers/address.api';
import {
  countCartons,
  deleteCartons,
  listCartons,
  saveCarton,
} from '@loadline/contract/customers/carton.api';
import {
  changeAdmin,
  companyCounts,
  companyInfo,
  customerById,
  customerInfo,
  requireSecondFactor,
  saveCompany,
} from '@loadline/contract/customers/company.api';
import {
  contactAuthority,
  contactDetail,
  countContacts,
  createContact,
  listContacts,
  revealContact,
  saveContact,
} from '@loadline/contract/customers/contact.api';
import { countGoods, deleteGoods, listGoods, saveGoods } from '@loadline/contract/customers/goods.api';
import { history } from '@loadline/contract/customers/history.api';
import { noticeSettings, saveNoticeSettings } from '@loadline/contract/customers/notice.api';
import {
  countPaymentAccounts,
  deletePaymentAccounts,
  listPaymentAccounts,
  savePaymentAccount,
} from '@loadline/contract/customers/payment-account.api';
import { listTaxInfo, saveTaxInfo } from '@loadline/contract/customers/tax-info.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { dropAddresses, keepAddress } from './addresses.commands.ts';
import { countOfAddresses, pageOfAddresses } from './addresses.queries.ts';
import { dropCartons, keepCarton } from './cartons.commands.ts';
import { countOfCartons, pageOfCartons } from './cartons.queries.ts';
import { appointAdmin, demandSecondFactor, keepCompany } from './company.commands.ts';
import { belongingOf, companyById, countsOfCompany, ownCompany } from './company.queries.ts';
import { addContact, changeContact } from './contacts.commands.ts';
import { contactById, countOfContacts, ordersByAuthority, pageOfContacts } from './contacts.queries.ts';
import { revealedContact } from './contacts.reveal.commands.ts';
import { dropGoods, keepGoods } from './goods.commands.ts';
import { countOfGoods, pageOfGoods } from './goods.queries.ts';
import { historyOf } from './history.queries.ts';
import { keepNoticeSettings } from './notices.commands.ts';
import { noticeSettingsOf } from './notices.queries.ts';
import { dropPaymentAccounts, keepPaymentAccount } from './payment-accounts.commands.ts';
import { countOfPaymentAccounts, pageOfPaymentAccounts } from './payment-accounts.queries.ts';
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
  serve(house, listContacts, ({ query, viewer }) => pageOfContacts(db, viewer, query));
  serve(house, countContacts, ({ query, viewer }) => countOfContacts(db, viewer, query));
  serve(house, contactDetail, ({ query, viewer }) => contactById(db, viewer, query.id));
  serve(house, contactAuthority, ({ query, viewer }) => ordersByAuthority(db, viewer, query));
  serve(house, createContact, ({ body, viewer }) => addContact(house, viewer, body));
  serve(house, saveContact, ({ body, viewer }) => changeContact(house, viewer, body));
  serve(house, revealContact, ({ body, viewer }) => revealedContact(house, viewer, body));
}

function bookRoutes(house: House) {
  const { db } = house;
  serve(house, listPaymentAccounts, ({ query, viewer }) => pageOfPaymentAccounts(db, viewer, query));
  serve(house, countPaymentAccounts, ({ query, viewer }) => countOfPaymentAccounts(db, viewer, query));
  serve(house, savePaymentAccount, ({ body, viewer }) => keepPaymentAccount(db, viewer, body));
  serve(house, deletePaymentAccounts, ({ body, viewer }) => dropPaymentAccounts(db, viewer, body));
  serve(house, listAddresses, ({ query, viewer }) => pageOfAddresses(db, viewer, query));
  serve(house, countAddresses, ({ query, viewer }) => countOfAddresses(db, viewer, query));
  serve(house, saveAddress, ({ body, viewer }) => keepAddress(db, viewer, body));
  serve(house, deleteAddresses, ({ body, viewer }) => dropAddresses(db, viewer, body));
  serve(house, listGoods, ({ query, viewer }) => pageOfGoods(db, viewer, query));
  serve(house, countGoods, ({ query, viewer }) => countOfGoods(db, viewer, query));
  serve(house, saveGoods, ({ body, viewer }) => keepGoods(db, viewer, body));
  serve(house, deleteGoods, ({ body, viewer }) => dropGoods(db, viewer, body));
  serve(house, listCartons, ({ query, viewer }) => pageOfCartons(db, viewer, query));
  serve(house, countCartons, ({ query, viewer }) => countOfCartons(db, viewer, query));
  serve(house, saveCarton, ({ body, viewer }) => keepCarton(db, viewer, body));
  serve(house, deleteCartons, ({ body, viewer }) => dropCartons(db, viewer, body));
}
