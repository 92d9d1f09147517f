import { rateCard } from '../freight/rate-card.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id } from '../kernel/field.ts';
import { pageOf, paging, savedFields, searching } from '../kernel/listing.ts';

const {
  productZh: _zh,
  productEn: _en,
  transport: _transport,
  retired: _retired,
  ...saved
} = savedFields(rateCard);
const answer = group(rateCard.fields, { label: rateCard.label });
const card = { id: id({ label: { zh: '运价', en: 'Rate' } }), version: versionField };

/** Rate cards: those in use first, the retired last. */
export const listRates = endpoint('GET /opsapi/rates', {
  access: 'op:rate:edit',
  title: { zh: '运价列表', en: 'List rates' },
  query: { ...searching, ...paging },
  answer: pageOf(rateCard),
});

/** A new card without a version. Two published cards of one product and way never hold on the same day. */
export const saveRate = endpoint('POST /opsapi/rates/save', {
  access: 'op:rate:edit',
  title: { zh: '保存运价', en: 'Save a rate' },
  body: saved,
  answer,
});

/** An unpublished card like this one for the time after it, as long as its own. */
export const copyRate = endpoint('POST /opsapi/rates/copy', {
  access: 'op:rate:edit',
  title: { zh: '复制为下一期', en: 'Copy for the next period' },
  body: { id: card.id },
  answer,
});

/** Takes a card out of use for good: it stays to be read and is published no more. */
export const retireRate = endpoint('POST /opsapi/rates/retire', {
  access: 'op:rate:edit',
  title: { zh: '停用运价', en: 'Retire a rate' },
  body: card,
  answer,
});
