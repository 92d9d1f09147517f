const firstDigits = [1, 2, 4, 5, 6, 8, 10];

/** The end of an axis on which a value stands within the last third or so: a round number whose half is round too. */
export function axisFor(value: number): number {
  if (value <= 0) return 1;
  const ten = 10 ** Math.floor(Math.log10(value));
  const digit = firstDigits.find((one) => one * ten >= value) ?? 10;
  // 0.1 × 6 is not 0.6 for a computer.
  return Number((digit * ten).toPrecision(3));
}
