import { wordsPart } from '../../kernel/words.ts';
import { labelWords } from '../../shared/labels/label-words.ts';
import type { DeskSubject } from '../web-subject.ts';

export const labelDesk: DeskSubject = {
  screens: {
    opsLabel: async () => (await import('../../features/ops/labels/labels-desk.screen.tsx')).LabelsDeskScreen,
    opsImportLabels: async () =>
      (await import('../../features/labels/import/label-import.screen.tsx')).LabelImportScreen,
    opsLabelCapture: async () =>
      (await import('../../features/ops/labels/capture/capture.screen.tsx')).CaptureScreen,
    opsLabelRules: async () =>
      (await import('../../features/ops/labels/label-rules.screen.tsx')).LabelRulesScreen,
  },
  words: [
    labelWords,
    wordsPart(
      () => import('../../locales/label-capture.en.ts'),
      () => import('../../locales/label-capture.zh-cn.ts'),
    ),
  ],
  within: { opsLabelRules: 'opsLabel', opsImportLabels: 'opsLabel' },
  menu: [
    { at: 12.75, page: 'opsLabel', group: 'shipments', icon: 'image' },
    { at: 12.76, page: 'opsLabelCapture', group: 'shipments', icon: 'camera' },
  ],
  keys: { 'ops/labels': 'K' },
};
