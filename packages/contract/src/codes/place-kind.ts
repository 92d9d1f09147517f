import { codeTable } from '../kernel/code.ts';

export const placeKinds = codeTable('place kind', {
  airport: { zh: '机场', en: 'Airports' },
  port: { zh: '港口', en: 'Ports' },
  terminal: { zh: '铁路与公路场站', en: 'Rail and road terminals' },
});

/** What an event can name as its place: our warehouses, too. */
export const knownPlaceKinds = codeTable('kind of known place', {
  ...placeKinds.codes,
  warehouse: { zh: '仓库', en: 'Warehouses' },
});
