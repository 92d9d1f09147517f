import Big from 'big.js';

export const total = Big('0.1').plus('0.2');
