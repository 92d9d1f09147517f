import { countAudit, exportAudit, listAudit } from '@loadline/contract/ops/audit.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { sheetOfAudit } from './audit.export.queries.ts';
import { countOfAudit, pageOfAudit } from './audit.queries.ts';

export function auditRoutes(house: House) {
  const { staff } = house;
  serve(house, listAudit, ({ query, viewer }) => pageOfAudit(staff, viewer, query));
  serve(house, countAudit, ({ query, viewer }) => countOfAudit(staff, viewer, query));
  serve(house, exportAudit, ({ query, viewer }) => sheetOfAudit(staff, viewer, query));
}
