import { auditApi } from '@loadline/contract/ops/audit.api';
import type { Feature } from '../../feature.ts';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { sheetOfAudit } from './audit.export.queries.ts';
import { auditedOf, countOfAudit, pageOfAudit } from './audit.queries.ts';

export function auditRoutes(house: House, all: readonly Feature[]) {
  const { staff } = house;
  const audited = auditedOf(all);
  serve(house, auditApi.list, ({ query, viewer }) => pageOfAudit(staff, viewer, query, audited));
  serve(house, auditApi.count, ({ query, viewer }) => countOfAudit(staff, viewer, query, audited));
  serve(house, auditApi.export, ({ query, viewer }) => sheetOfAudit(staff, viewer, query, audited));
}
