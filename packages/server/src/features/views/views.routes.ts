import { deleteView, listViews, saveView } from '@loadline/contract/views/saved-view.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { dropView, keepView } from './views.commands.ts';
import { viewsOf } from './views.queries.ts';

export function viewRoutes(house: House) {
  const { db } = house;
  serve(house, listViews, ({ query, viewer }) => viewsOf(db, viewer, query));
  serve(house, saveView, ({ body, viewer }) => keepView(db, viewer, body));
  serve(house, deleteView, ({ body, viewer }) => dropView(db, viewer, body));
}
