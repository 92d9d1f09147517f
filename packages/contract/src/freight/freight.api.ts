import { texts } from '../facts/texts.ts';
import type { AnswerOf } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list, text } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { rateCard } from './rate-card.ts';

/** What anybody sees of a published card. */
export const publicRate = resource(
  'publicRate',
  rateCard.label,
  pick(
    rateCard,
    'id',
    'productId',
    'productZh',
    'productEn',
    'transport',
    'origin',
    'zone',
    'zoneZh',
    'zoneEn',
    'transitFrom',
    'transitTo',
    'validFrom',
    'validTo',
    'basis',
    'factor',
    'step',
    'wholeAbove',
    'rounds',
    'leastWeight',
    'longestSide',
    'heaviestPiece',
    'currency',
    'breaks',
    'cheaperBreak',
    'minimumCharge',
    'surcharges',
    'updatedAt',
  ),
);

/** The place of origin in words: visitors have no list of places. */
const originNames = { originZh: text(texts.properNameZh), originEn: text(texts.properNameEn) };

/** A published card as it is sent. */
export const publishedRate = group({ ...publicRate.fields, ...originNames }, { label: publicRate.label });

/** Published rates that hold today or later, from which anybody can work out the freight of a cargo. */
export const publicFreight = endpoint('GET /cbsapi/public/freight', {
  access: 'public',
  title: { zh: '公开运价', en: 'Published rates' },
  answer: list(publishedRate, { label: { zh: '运价', en: 'Rates' }, max: 1_000 }),
});

export type PublicRate = AnswerOf<typeof publicFreight>[number];
