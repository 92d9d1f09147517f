export const priceText = (price: string) => `${price} CNY`;
