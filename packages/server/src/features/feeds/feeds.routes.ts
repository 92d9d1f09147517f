import { bringFeed, countFeeds, getFeed, listFeeds, replayFeeds } from '@loadline/contract/feeds/feed.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { bringMessage, replayMessages } from './feeds.commands.ts';
import { countOfFeeds, feedInDetail, pageOfFeeds } from './feeds.queries.ts';
import { receiveFeeds } from './feeds.receive.routes.ts';

export function feedRoutes(house: House) {
  const { staff } = house;
  serve(house, listFeeds, ({ query, viewer }) => pageOfFeeds(staff, viewer, query));
  serve(house, countFeeds, ({ query, viewer }) => countOfFeeds(staff, viewer, query));
  serve(house, getFeed, ({ query, viewer }) => feedInDetail(staff, viewer, query.id));
  serve(house, bringFeed, ({ body, viewer }) => bringMessage(staff, viewer, body));
  serve(house, replayFeeds, ({ body, viewer }) => replayMessages(staff, viewer, body));
  receiveFeeds(house);
}
