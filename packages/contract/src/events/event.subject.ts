import { subject } from '../kernel/subject.ts';

export const eventSubject = subject({
  word: { zh: '物流节点', en: 'Event' },
  permissions: {
    'op:event:add': { zh: '录入物流节点', en: 'Enter events' },
    'op:event:void': { zh: '作废物流节点', en: 'Void events' },
  },
  views: { opsEvents: { zh: '物流节点', en: 'Events' } },
  deeds: {
    'event-added': { zh: '录入节点', en: 'Event recorded' },
    'event-voided': { zh: '作废节点', en: 'Event voided' },
  },
});
