import { lifecycle } from '../kernel/lifecycle.ts';
import { registrationStates } from './registration-state.ts';

/** The applicant corrects what was returned and hands it in again (`system`); the forwarder decides. */
export const registrationLifecycle = lifecycle({
  states: registrationStates,
  first: 'PENDING',
  moves: [
    { from: 'PENDING', to: 'APPROVED', by: 'op:registration:decide' },
    { from: 'PENDING', to: 'RETURNED', by: 'op:registration:decide' },
    { from: 'PENDING', to: 'REJECTED', by: 'op:registration:decide' },
    { from: 'RETURNED', to: 'PENDING', by: 'system' },
  ],
});
