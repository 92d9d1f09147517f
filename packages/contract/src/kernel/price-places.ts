/** Prices have two places, four where one of them needs them: what stands below each other keeps to one form. */
export function placesOfPrices(prices: readonly string[]): 2 | 4 {
  return prices.every((price) => /^-?\d+(\.\d{0,2}0*)?$/.test(price)) ? 2 : 4;
}
