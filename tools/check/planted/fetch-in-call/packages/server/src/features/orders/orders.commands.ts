export async function tellCarrier() {
  await fetch('https://carrier.example/orders', { method: 'POST' });
}
