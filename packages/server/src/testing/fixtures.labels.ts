import { textileScheme } from '../features/labels/labels.factory.ts';
import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const byId = ({ labelId }: Belongings) => ({ id: labelId });
const importedBy = ({ labelImportId }: Belongings) => ({ id: labelImportId });
const searched = () => ({ search: 'SENTINEL7F3A' });
const exported = (of: Belongings) => ({ ids: of.labelId });

const scheme = {
  version: null,
  nameZh: '示例',
  nameEn: 'Example',
  photos: ['front'],
  checks: [{ nameZh: '原产国', nameEn: 'Country of origin', kind: 'present', field: null, photo: 'front' }],
  secondReview: false,
};

const brand = { brandName: 'taken', importerName: null, rnNo: null, euPerson: null };

/** The calls about labels, of customers and at the desk. */
export const labelFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/labels': { query: searched },
  'GET /omsapi/labels/count': { query: searched },
  'GET /omsapi/labels/overview': { query: searched },
  'GET /omsapi/labels/export': { query: exported },
  'GET /omsapi/labels/detail': { query: byId },
  'GET /omsapi/labels/history': { query: byId },
  'GET /omsapi/labels/imports/rules': {},
  'GET /omsapi/labels/imports/parts': { query: importedBy },
  'POST /omsapi/labels/imports/rules': {
    body: (of) => ({ ...importedBy(of), brandId: of.brandId, schemeId: textileScheme }),
  },
  'POST /omsapi/labels/imports/packing': {
    query: importedBy,
    upload: async () => Buffer.from('not a workbook'),
  },
  'POST /omsapi/labels/imports/packing/change': {
    body: (of) => ({ ...importedBy(of), cells: [{ row: 2, key: 'pieces', value: '5' }] }),
  },
  'POST /omsapi/labels/imports/artwork': { query: importedBy, upload: async () => Buffer.from('no artwork') },
  'POST /omsapi/labels/imports/drop': { body: (of) => ({ ...importedBy(of), part: 'packing' }) },
  'POST /omsapi/labels/reply': { body: (of) => ({ ...byId(of), body: 'taken' }) },
  'POST /omsapi/labels/answer': {
    body: (of) => ({ ...byId(of), version: 1, to: 'CONTESTED', reason: 'taken' }),
  },
  'GET /omsapi/labels/evidence': { query: exported },
  'POST /opsapi/labels/reply': { body: (of) => ({ ...byId(of), body: 'taken' }) },
  'GET /opsapi/labels/evidence': { query: exported },
  'GET /opsapi/labels': { query: searched },
  'GET /opsapi/labels/count': { query: searched },
  'GET /opsapi/labels/overview': { query: searched },
  'GET /opsapi/labels/export': { query: exported },
  'GET /opsapi/labels/detail': { query: byId },
  'GET /opsapi/labels/history': { query: byId },
  'POST /opsapi/labels/batches/add': {
    body: (of) => ({
      id: newId(),
      orderNumber: of.orderNumber,
      brandId: of.brandId,
      schemeId: textileScheme,
      styles: [
        {
          styleNo: newId().slice(-8),
          colour: 'Oat',
          productName: 'taken',
          composition: null,
          unitPrice: null,
        },
      ],
    }),
  },
  'POST /opsapi/labels/move': {
    body: (of) => ({
      ids: [of.checkedLabelId],
      from: 'IN_COMPLIANCE',
      to: 'PHOTOGRAPHING',
      feedback: 'taken',
    }),
  },
  'POST /opsapi/labels/pick': { body: (of) => ({ ids: [of.labelId], pickType: 'STYLE' }) },
  'GET /opsapi/labels/pick-list/export': { query: (of) => ({ no: of.pickNo }) },
  'GET /opsapi/labels/pick-list/paper': { query: (of) => ({ no: of.pickNo }) },
  'POST /opsapi/labels/photos': {
    body: (of) => ({ ...byId(of), kind: 'front', files: [of.pictureId] }),
  },
  'GET /opsapi/labels/capture': { query: () => ({ code: 'SENTINEL7F3A' }) },
  'POST /opsapi/labels/capture': {
    body: (of) => ({
      ...byId(of),
      kind: 'label',
      fileId: of.pictureId,
      captureId: newId(),
      takenAt: '2026-11-21T02:00:00.000Z',
    }),
  },
  'POST /opsapi/labels/check': {
    body: (of) => ({ id: of.checkedLabelId, no: 3, result: 'fail', note: 'taken', mark: null }),
  },
  'GET /opsapi/label-schemes': {},
  'POST /opsapi/label-schemes/save': { body: () => ({ id: newId(), ...scheme }) },
  'GET /opsapi/label-brands': {},
  'POST /opsapi/label-brands/add': {
    body: (of) => ({ id: newId(), version: null, orgId: of.orgId, ...brand }),
  },
  'POST /opsapi/label-brands/save': { body: (of) => ({ id: of.brandId, version: 1, ...brand }) },
};
