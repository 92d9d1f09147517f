import { endpoint } from '../kernel/endpoint.ts';
import { flag, group, text } from '../kernel/field.ts';
import { readHtsLine } from './hts.api.ts';

/** As many as a person keeps. */
export const mostHtsFavourites = 500;

/** Keeps a number at hand, or lets go of it: it stands under whoever marked it, in every edition that has it. */
export const keepHtsFavourite = endpoint('POST /omsapi/hts/favourite', {
  access: 'hts:view',
  title: { zh: '收藏编码', en: 'Keep a number at hand' },
  body: {
    no: readHtsLine.query.no,
    kept: flag({ label: { zh: '收藏', en: 'Kept' } }),
  },
  answer: group(
    {
      no: text({ label: readHtsLine.query.no.label, max: 13 }),
      kept: flag({ label: { zh: '收藏', en: 'Kept' } }),
    },
    { label: { zh: '收藏', en: 'Kept at hand' } },
  ),
});
