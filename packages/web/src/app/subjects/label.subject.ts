import { labelWords } from '../../shared/labels/label-words.ts';
import type { WebSubject } from '../web-subject.ts';

export const labelSubject: WebSubject = {
  screens: {
    label: async () => (await import('../../features/labels/label.screen.tsx')).LabelScreen,
  },
  words: [labelWords],
  keys: { label: 'K' },
};
