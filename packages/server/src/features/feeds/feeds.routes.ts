import { sayFeedReason } from '@loadline/contract/events/feed-reason';
import { bringFeed, feedApi, feedsBehind, replayFeeds } from '@loadline/contract/feeds/feed.api';
import { languageOf } from '@loadline/contract/kernel/text';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { serveList } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { serve } from '../../kernel/serve.ts';
import { isSameToken, tokenIn } from '../../kernel/token.ts';
import { messagesBehind } from './feeds.behind.queries.ts';
import { bringMessage, replayMessages, takeMessage } from './feeds.commands.ts';
import { feedInDetail, listedFeeds } from './feeds.queries.ts';

const largestBytes = 1_048_576;

const wrongKeysAnHour = 30;

export function feedRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, feedApi, listedFeeds);
  serve(house, feedApi.detail, ({ query, viewer }) => feedInDetail(staff, viewer, query.id));
  serve(house, feedsBehind, ({ query, viewer }) => messagesBehind(staff, viewer, query.no));
  serve(house, bringFeed, ({ body, viewer }) => bringMessage(staff, viewer, body));
  serve(house, replayFeeds, ({ body, viewer }) => replayMessages(staff, viewer, body));
  receiveFeeds(house);
}

/**
 * Where carriers' machines send their messages, as they are: text, XML or JSON in the body, the feed key as bearer. No call
 * of a person: it stands beside the declared ones, with a key and a limit of its own.
 */
function receiveFeeds(house: House) {
  const { app, staff } = house;
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBytes }, (_request, body, done) =>
      done(null, body),
    );
    own.post(
      '/cbsapi/feed',
      { bodyLimit: largestBytes, onRequest: (request) => admit(house, request) },
      async (request) => {
        const text = typeof request.body === 'string' ? request.body : '';
        if (text.trim() === '') throw new Problem('badRequest', { fields: 'body' });
        const { id, state, numbers, events, orders, reasons } = await takeMessage(staff, text);
        const language = languageOf(request.headers['accept-language']);
        const data = {
          id,
          state,
          numbers,
          events,
          orders,
          reasons: reasons.map((one) => sayFeedReason(one, language)),
        };
        return { code: 200, message: '', data };
      },
    );
  });
}

/** Before the body is read: is there a feed at all, is this its key, is there room within the minute. */
async function admit({ db, config }: House, request: FastifyRequest): Promise<void> {
  if (config.feedKey === undefined) throw new Problem('feedOff');
  const given = tokenIn(request.headers.authorization) ?? '';
  if (!isSameToken(given, config.feedKey)) {
    await takeAllowance(db, { key: `feed key ${request.ip}`, allowance: wrongKeysAnHour, seconds: 3_600 });
    throw new Problem('wrongFeedKey');
  }
  await takeAllowance(db, { key: 'feed', allowance: config.feedPerMinute, seconds: 60 });
}
