import { demoHome, firstEditions, siteContent } from '../../seed/site-content.ts';

const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function asAsked(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]));
}

/** The bodies that save what stands already: change what a test is about, and name the version that was read. */
export const productWords = asAsked(siteContent.products.find(({ type }) => type === 'plane_zmkyzx') ?? {});
export const homeWords = demoHome;
export const aboutWords = asAsked(siteContent.about);
export const agreementWords = { ...firstEditions.agreement, edition: '2026-11' };
export const declarationWords = { ...firstEditions.declaration, edition: '2026-11' };
export const announcementWords = {
  level: 'attention',
  titleZh: '春节放假',
  titleEn: 'Spring Festival',
  textZh: '2 月 5 日至 12 日仓库停止收货。',
  textEn: 'The warehouse takes nothing from 5 to 12 February.',
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: null,
};
