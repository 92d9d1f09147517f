import { codeTable } from '../kernel/code.ts';

/** How the goods came, block 9 of the entry summary. */
export const modesOfTransport = codeTable('mode of transport', {
  '10': { zh: '10 船舶（非集装箱）', en: '10 Vessel, non-container' },
  '11': { zh: '11 船舶（集装箱）', en: '11 Vessel, container' },
  '20': { zh: '20 铁路（非集装箱）', en: '20 Rail, non-container' },
  '21': { zh: '21 铁路（集装箱）', en: '21 Rail, container' },
  '30': { zh: '30 卡车（非集装箱）', en: '30 Truck, non-container' },
  '31': { zh: '31 卡车（集装箱）', en: '31 Truck, container' },
  '40': { zh: '40 空运（非集装箱）', en: '40 Air, non-container' },
  '41': { zh: '41 空运（集装器）', en: '41 Air, container' },
});

/** Whether buyer and seller belong together, of block 32. */
export const relationships = codeTable('relationship', {
  N: { zh: '无关联', en: 'Not related' },
  Y: { zh: '有关联', en: 'Related' },
});
