import { demoHome, demoPages, firstEditions } from '../../seed/site-content.ts';

/** The bodies that save what a forwarder has written: change what a test is about, and name the version that was read. */
const written = demoPages.products.find(({ type }) => type === 'plane_zmkyzx');
if (!written) throw new Error('no page of the product');
export const productWords = written;
export const homeWords = demoHome;
export const aboutWords = demoPages.about;
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
