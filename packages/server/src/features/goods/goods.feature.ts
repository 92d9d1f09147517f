import type { Feature } from '../../feature.ts';
import { goodsCodeImports } from './goods.import.ts';
import { goodsCodeRoutes } from './goods.routes.ts';

export const goodsCodeFeature: Feature = {
  routes: goodsCodeRoutes,
  imports: { customers: [goodsCodeImports] },
};
