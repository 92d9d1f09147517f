import { aboutPage } from '@loadline/contract/site/about-page';
import { announcement } from '@loadline/contract/site/announcement';
import { homePage } from '@loadline/contract/site/home-page';
import { agreement, declaration } from '@loadline/contract/site/legal-text';
import { productPage } from '@loadline/contract/site/product-page';
import type { Feature } from '../../feature.ts';
import { contentRoutes } from './content.routes.ts';

export const contentFeature: Feature = {
  routes: contentRoutes,
  audited: {
    productPage: { fields: productPage.fields },
    homePage: { fields: homePage.fields },
    aboutPage: { fields: aboutPage.fields },
    agreement: { fields: agreement.fields },
    declaration: { fields: declaration.fields },
    announcement: { fields: announcement.fields },
  },
};
