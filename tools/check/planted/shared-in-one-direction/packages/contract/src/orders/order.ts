export const states = { open: 'Open', done: 'Done' };
