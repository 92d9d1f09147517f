import { labelWords } from '../../shared/labels/label-words.ts';
import type { DeskSubject } from '../web-subject.ts';

export const labelDesk: DeskSubject = {
  screens: {
    opsLabel: async () => (await import('../../features/ops/labels/labels-desk.screen.tsx')).LabelsDeskScreen,
    opsLabelRules: async () =>
      (await import('../../features/ops/labels/label-rules.screen.tsx')).LabelRulesScreen,
  },
  words: [labelWords],
  within: { opsLabelRules: 'opsLabel' },
  menu: [{ at: 12.75, page: 'opsLabel', group: 'shipments', icon: 'image' }],
  keys: { 'ops/labels': 'K' },
};
