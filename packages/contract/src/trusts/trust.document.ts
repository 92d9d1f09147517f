import { document } from '../documents/document.ts';
import { openStates, trustLifecycle } from './trust.lifecycle.ts';
import { contentFields, emptyContent } from './trust-content.ts';

export const trustDocument = document({
  fields: contentFields,
  empty: emptyContent,
  lifecycle: trustLifecycle,
  open: openStates,
  writes: 'trust:edit',
  decides: 'op:trust:decide',
  to: { submitted: 'SUBMITTED', returned: 'RETURNED', withdrawn: 'WITHDRAWN', rejected: 'REJECTED' },
});
