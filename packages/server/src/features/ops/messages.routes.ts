import { messageApi, retryMessage } from '@loadline/contract/ops/message.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { sendAgain } from './messages.commands.ts';
import { countOfMessages, pageOfMessages } from './messages.queries.ts';

export function messageRoutes(house: House) {
  const { staff, config } = house;
  serve(house, messageApi.list, ({ query, viewer }) => pageOfMessages(staff, config, viewer, query));
  serve(house, messageApi.count, ({ query, viewer }) => countOfMessages(staff, viewer, query));
  serve(house, retryMessage, ({ body, viewer }) => sendAgain(staff, viewer, body.id));
}
