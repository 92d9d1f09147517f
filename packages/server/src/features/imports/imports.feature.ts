import type { Feature } from '../../feature.ts';
import type { House } from '../../kernel/house.ts';
import { recordExportRoutes } from './imports.export.routes.ts';
import { importJob } from './imports.jobs.ts';
import type { ImportWork } from './imports.public.ts';
import { addressImports, goodsImports } from './imports.records.ts';
import { importRoutes } from './imports.routes.ts';

export const importFeature: Feature = {
  routes(house, all) {
    for (const { by, works } of importsOf(house, all)) importRoutes(by, works);
    recordExportRoutes(house);
  },
  jobs: (house, all) =>
    importsOf(house, all).flatMap(({ by, works }) => works.map((work) => importJob(by, work))),
  imports: { customers: [goodsImports, addressImports] },
};

/** What customers import for themselves, and what staff import for them: in their own pool. */
function importsOf(
  house: House,
  all: readonly Feature[],
): readonly { readonly by: House; readonly works: readonly ImportWork[] }[] {
  return [
    { by: house, works: all.flatMap(({ imports }) => imports?.customers ?? []) },
    { by: { ...house, db: house.staff }, works: all.flatMap(({ imports }) => imports?.staff ?? []) },
  ];
}
