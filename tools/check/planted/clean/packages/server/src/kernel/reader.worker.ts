export const reader = 'reads in a thread of its own';
