import {
  deleteAnnouncement,
  listAnnouncements,
  listProductPages,
  readAboutPage,
  readHomePage,
  saveAboutPage,
  saveAnnouncement,
  saveHomePage,
  saveProductPage,
} from '@loadline/contract/ops/content.api';
import {
  listAgreements,
  listDeclarations,
  publishAgreement,
  publishDeclaration,
} from '@loadline/contract/ops/legal-text.api';
import { publicAbout } from '@loadline/contract/site/about-page.api';
import { publicAnnouncements } from '@loadline/contract/site/announcement.api';
import { agreementInForce } from '@loadline/contract/site/edition.api';
import { publicHome } from '@loadline/contract/site/home-page.api';
import { publicAgreement } from '@loadline/contract/site/legal-text.api';
import { publicProduct } from '@loadline/contract/site/product-page.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import {
  dropAnnouncement,
  keepAboutPage,
  keepAnnouncement,
  keepHomePage,
  keepProductPage,
} from './content.commands.ts';
import {
  aboutForStaff,
  aboutShown,
  announcedNow,
  everyAnnouncement,
  homeForStaff,
  homeShown,
  productPages,
  productShown,
} from './content.queries.ts';
import { publishDeclared, publishTerms } from './legal-texts.commands.ts';
import { agreementShown, everyEdition } from './legal-texts.queries.ts';

export function contentRoutes(house: House) {
  const { db, staff } = house;
  serve(house, publicProduct, ({ query, host }) => productShown(db, { ...query, host }));
  serve(house, publicAbout, () => aboutShown(db));
  serve(house, publicAnnouncements, () => announcedNow(db));
  serve(house, publicHome, () => homeShown(db));
  serve(house, agreementInForce, () => agreementShown(db, null));
  serve(house, publicAgreement, ({ query }) => agreementShown(db, query.edition));
  serve(house, listProductPages, ({ viewer }) => productPages(staff, viewer));
  serve(house, saveProductPage, ({ body, viewer }) => keepProductPage(staff, viewer, body));
  serve(house, readHomePage, ({ viewer }) => homeForStaff(staff, viewer));
  serve(house, saveHomePage, ({ body, viewer }) => keepHomePage(staff, viewer, body));
  serve(house, readAboutPage, ({ viewer }) => aboutForStaff(staff, viewer));
  serve(house, saveAboutPage, ({ body, viewer }) => keepAboutPage(staff, viewer, body));
  serve(house, listAgreements, ({ viewer }) => everyEdition(staff, viewer, 'agreement'));
  serve(house, publishAgreement, ({ body, viewer }) => publishTerms(staff, viewer, body));
  serve(house, listDeclarations, ({ viewer }) => everyEdition(staff, viewer, 'declaration'));
  serve(house, publishDeclaration, ({ body, viewer }) => publishDeclared(staff, viewer, body));
  serve(house, listAnnouncements, ({ viewer }) => everyAnnouncement(staff, viewer));
  serve(house, saveAnnouncement, ({ body, viewer }) => keepAnnouncement(staff, viewer, body));
  serve(house, deleteAnnouncement, ({ body, viewer }) => dropAnnouncement(staff, viewer, body));
}
