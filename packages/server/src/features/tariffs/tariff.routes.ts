import { calculateTariff } from '@loadline/contract/tariffs/tariff.api';
import { deskMeasureApi, saveDeskMeasure } from '@loadline/contract/tariffs/tariff-desk.api';
import {
  keepTariff,
  keptTariffPaper,
  keptTariffSheet,
  listKeptTariffs,
  readKeptTariff,
} from '@loadline/contract/tariffs/tariff-kept.api';
import { listTariffMeasures } from '@loadline/contract/tariffs/tariff-measures.api';
import { tariffLinesOfOrder } from '@loadline/contract/tariffs/tariff-order.api';
import { publicDuty } from '@loadline/contract/tariffs/tariff-public.api';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { keepMeasure } from './desk.commands.ts';
import { listedMeasures, measureAtDesk } from './desk.queries.ts';
import { keepCalculation } from './kept.commands.ts';
import { paperOfKept } from './kept.paper.ts';
import { keptCalculation, keptOf } from './kept.queries.ts';
import { sheetOfKept } from './kept.sheet.ts';
import { measuresOn } from './measures.queries.ts';
import { linesOfOrder } from './order-lines.queries.ts';
import { estimateFor } from './public.queries.ts';
import { openSource, sourceFor } from './reading.queries.ts';
import { calculationOf } from './tariff.queries.ts';

/** Of one address: a visitor changes a line and asks again. */
const asksPerMinute = 30;

export function tariffRoutes(house: House) {
  const { db, staff } = house;
  serve(house, calculateTariff, ({ body, viewer }) => calculationOf(sourceFor(db, viewer), body));
  serve(house, publicDuty, async ({ body, viewer }) => {
    const key = `public duty ${viewer.address}`;
    await takeAllowance(db, { key, allowance: asksPerMinute, seconds: 60 });
    return estimateFor(openSource(db), body);
  });
  serve(house, listTariffMeasures, ({ query, viewer }) => measuresOn(db, viewer, query));
  serve(house, tariffLinesOfOrder, ({ query, viewer }) => linesOfOrder(db, viewer, query.no));
  serveList(house, staff, deskMeasureApi, listedMeasures);
  serve(house, deskMeasureApi.detail, ({ query, viewer }) => measureAtDesk(staff, viewer, query.code));
  serve(house, saveDeskMeasure, ({ body, viewer }) => keepMeasure(staff, viewer, body));
  serve(house, keepTariff, ({ body, viewer }) => keepCalculation(db, viewer, body));
  serve(house, listKeptTariffs, ({ viewer }) => keptOf(db, viewer));
  serve(house, readKeptTariff, ({ query, viewer }) => keptCalculation(db, viewer, query.id));
  serve(house, keptTariffPaper, ({ query, viewer }) => paperOfKept(db, viewer, query.id));
  serve(house, keptTariffSheet, ({ query, viewer }) => sheetOfKept(db, viewer, query.id));
}
