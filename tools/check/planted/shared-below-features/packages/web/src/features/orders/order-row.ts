export const rowOf = (number: string) => ({ number });
