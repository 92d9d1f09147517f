export const titleOf = async () => (await import('../shared/orders/order-state.tsx')).OrderState.name;
