import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { productTypes } from '@loadline/contract/site/product-type';
import { type Lane, lanes } from './lanes.seed.ts';
import { idOfProduct } from './rate.rows.ts';
import { receivers } from './receivers.seed.ts';

/** The public page that is called like the lane. */
function pageOf({ channel }: Lane) {
  return codesOf(productTypes).find((type) => wordOf(productTypes, type).zh === channel.zh) ?? null;
}

/** Those of the receivers that are reached by the lane. */
function countriesOf({ to }: Lane): string[] {
  const near = receivers.filter(({ ports }) => ports.some((port) => to.includes(port)));
  return [...new Set(near.map(({ country }) => country))].toSorted();
}

export function channelRows(now: Date) {
  return Object.values(lanes).map((lane) => ({
    channel_id: idOfProduct(lane, now),
    name: lane.channel.zh,
    name_en: lane.channel.en,
    transport: lane.transport,
    basis: lane.weight.basis,
    factor: lane.weight.factor,
    step: lane.weight.step,
    page: pageOf(lane),
    countries: countriesOf(lane),
    active: true,
    demo: true,
  }));
}
