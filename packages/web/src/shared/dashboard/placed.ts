import { orderStatuses } from '@loadline/contract/codes/stage';
import { codesOf } from '@loadline/contract/kernel/code';

/** The statuses of the orders that figures count: all but cancelled ones. */
export const placedStatuses: readonly string[] = codesOf(orderStatuses).filter((one) => one !== 'CANCELLED');
