export const trustOf = 'trust';
