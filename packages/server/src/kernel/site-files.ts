import type { Page } from '@loadline/contract/kernel/page';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { pageDescriptions } from '@loadline/contract/site/page-description';
import { productMenu } from '@loadline/contract/site/product-type';
import type { SiteHost } from '@loadline/contract/site/rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageIn } from './site-language.ts';

/** What machines read of a site: which addresses it has, which they may fetch, and how it stands on a home screen. */
export function siteFiles(
  app: FastifyInstance,
  hostOf: (request: FastifyRequest) => Promise<SiteHost>,
): void {
  app.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapOf(await hostOf(request))),
  );
  app.get('/robots.txt', async (request, reply) => {
    const { origin } = await hostOf(request);
    const closed = ['/adminapi/', '/omsapi/', '/opsapi/', '/cbsapi/'];
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/site.webmanifest', async (request, reply) => {
    const { brand } = await hostOf(request);
    const language = languageIn(request);
    const name = say(brand.label, language);
    const icons = [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    }));
    return reply.type('application/manifest+json; charset=utf-8').send(
      JSON.stringify({
        name,
        short_name: name,
        lang: language === 'en' ? 'en' : 'zh-CN',
        start_url: '/home',
        display: 'browser',
        theme_color: '#0b1620',
        background_color: '#0b1620',
        icons,
      }),
    );
  });
}

function sitemapOf({ brand, origin }: SiteHost): string {
  const listed = Object.entries<Page>(pages).flatMap(([name, { path }]) => {
    if (!(name in pageDescriptions)) return [];
    if (path === pages.calculator.path && brand.calculator.action !== 'page') return [];
    if (path !== pages.productInfo.path) return [path];
    return productMenu(brand).flatMap(({ types }) => types.map((type) => `${path}?type=${type}`));
  });
  const urls = listed.flatMap((path) => {
    const [chinese, english] = [
      origin + path,
      `${origin}${path}${path.includes('?') ? '&' : '?'}lang=en`,
    ].map(escaped);
    const alternates = [
      ['zh-CN', chinese],
      ['en', english],
      ['x-default', chinese],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return [chinese, english].map((loc) => `<url><loc>${loc}</loc>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
