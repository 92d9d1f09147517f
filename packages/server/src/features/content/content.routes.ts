import {
  deleteAnnouncement,
  listAnnouncements,
  listProductPages,
  readAboutPage,
  saveAboutPage,
  saveAnnouncement,
  saveProductPage,
} from '@loadline/contract/ops/content.api';
import { publicAbout } from '@loadline/contract/site/about-page.api';
import { publicAnnouncements } from '@loadline/contract/site/announcement.api';
import { publicProduct } from '@loadline/contract/site/product-page.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { dropAnnouncement, keepAboutPage, keepAnnouncement, keepProductPage } from './content.commands.ts';
import {
  aboutForStaff,
  aboutShown,
  announcedNow,
  everyAnnouncement,
  productPages,
  productShown,
} from './content.queries.ts';

export function contentRoutes(house: House) {
  const { db, staff } = house;
  serve(house, publicProduct, ({ query, host }) => productShown(db, { ...query, host }));
  serve(house, publicAbout, () => aboutShown(db));
  serve(house, publicAnnouncements, () => announcedNow(db));
  serve(house, listProductPages, ({ viewer }) => productPages(staff, viewer));
  serve(house, saveProductPage, ({ body, viewer }) => keepProductPage(staff, viewer, body));
  serve(house, readAboutPage, ({ viewer }) => aboutForStaff(staff, viewer));
  serve(house, saveAboutPage, ({ body, viewer }) => keepAboutPage(staff, viewer, body));
  serve(house, listAnnouncements, ({ viewer }) => everyAnnouncement(staff, viewer));
  serve(house, saveAnnouncement, ({ body, viewer }) => keepAnnouncement(staff, viewer, body));
  serve(house, deleteAnnouncement, ({ body, viewer }) => dropAnnouncement(staff, viewer, body));
}
