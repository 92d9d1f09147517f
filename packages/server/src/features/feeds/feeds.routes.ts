import { bringFeed, feedApi, replayFeeds } from '@loadline/contract/feeds/feed.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { bringMessage, replayMessages } from './feeds.commands.ts';
import { feedInDetail, listedFeeds } from './feeds.queries.ts';
import { receiveFeeds } from './feeds.receive.routes.ts';

export function feedRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, feedApi, listedFeeds);
  serve(house, feedApi.detail, ({ query, viewer }) => feedInDetail(staff, viewer, query.id));
  serve(house, bringFeed, ({ body, viewer }) => bringMessage(staff, viewer, body));
  serve(house, replayFeeds, ({ body, viewer }) => replayMessages(staff, viewer, body));
  receiveFeeds(house);
}
