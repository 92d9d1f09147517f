import { codeTable } from '../kernel/code.ts';

/** What the forwarder is asked to do beside the main carriage. */
export const services = codeTable('trust service', {
  pickup: { zh: '提货', en: 'Pickup' },
  warehousing: { zh: '仓储', en: 'Warehousing' },
  exportDeclaration: { zh: '出口报关', en: 'Export declaration' },
  trunk: { zh: '干线运输', en: 'Main carriage' },
  clearance: { zh: '目的国清关', en: 'Destination clearance' },
  delivery: { zh: '派送', en: 'Delivery' },
  insurance: { zh: '保险', en: 'Insurance' },
  labelCompliance: { zh: '标签合规', en: 'Label compliance' },
});
