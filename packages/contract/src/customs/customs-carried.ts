import { countriesOfOrigin } from '../codes/country.ts';
import { exportModes } from '../codes/trade-terms.ts';
import { codeTable } from '../kernel/code.ts';
import { allPlaced } from '../kernel/compose.ts';
import { code, date, group, list, optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

/** 运输方式: how goods cross the border, by the codes of Chinese customs. */
const customsTransports = codeTable('customs transport', {
  '2': { zh: '2 水路运输', en: '2 Water' },
  '3': { zh: '3 铁路运输', en: '3 Rail' },
  '4': { zh: '4 公路运输', en: '4 Road' },
  '5': { zh: '5 航空运输', en: '5 Air' },
});

const told = (label: Text, max = 400) => optional(text({ label, max }));
const places = (label: Text) => list(text({ label, max: 60 }), { label, max: 100 });

/**
 * What the header of a Chinese declaration says of parties and carriage: read from the orders, their trust orders, waybills and
 * events each time, and kept nowhere else. What lies in China and what abroad follows from the direction.
 */
export const carriedFields = allPlaced(['detail'], {
  partyInChina: told({ zh: '境内收发货人', en: 'Consignor or consignee in China' }),
  partyAbroad: told({ zh: '境外收发货人', en: 'Consignor or consignee abroad' }),
  transport: optional(
    code(customsTransports, { label: { zh: '海关运输方式', en: 'Transport for customs' } }),
  ),
  conveyance: told({ zh: '运输工具及航次', en: 'Conveyance and voyage' }),
  /** By the clocks of China: departure of what goes out, arrival of what comes in. */
  crossedOn: optional(date({ label: { zh: '进出口日期', en: 'Day of export or import' } })),
  /** By the codes of places. */
  placesInChina: places({ zh: '进出境口岸', en: 'Port in China' }),
  placesAbroad: places({ zh: '指运港或启运港', en: 'Port abroad' }),
  countryAbroad: optional(code(countriesOfOrigin, { label: { zh: '运抵国或启运国', en: 'Country abroad' } })),
  tradeMode: optional(
    code(exportModes, { label: { zh: '委托单报关方式', en: 'Declaration mode of the trust order' } }),
  ),
  marks: told({ zh: '标记唛码', en: 'Marks' }, 2_000),
  /** Freight and insurance are declared by who knows what was paid; this is what the customer was told or asked for. */
  quotedFreight: told({ zh: '委托单报价运费', en: 'Freight quoted with the trust order' }),
  insuredValue: told({ zh: '委托单保险金额', en: 'Insured by the trust order' }),
});

export const carried = group(carriedFields, { label: { zh: '货主与运输', en: 'Parties and carriage' } });
