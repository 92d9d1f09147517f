import {
  brandImage,
  deleteHost,
  listHosts,
  saveHost,
  uploadBrandImage,
} from '@loadline/contract/ops/host.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { dropHost, keepHost, takeImage } from './hosts.commands.ts';
import { everyHost, shownImage } from './hosts.queries.ts';

export function hostRoutes(house: House) {
  const { db, staff, files } = house;
  serve(house, listHosts, ({ viewer }) => everyHost(staff, viewer));
  serve(house, saveHost, ({ body, viewer }) => keepHost(staff, viewer, body));
  serve(house, deleteHost, ({ body, viewer }) => dropHost(staff, viewer, body));
  serve(house, uploadBrandImage, async ({ viewer, file }) => takeImage(house, viewer, await file()));
  serve(house, brandImage, ({ query }) => shownImage(db, files, query.id));
}
