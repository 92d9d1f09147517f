export async function loadOrders() {
  const answer = await window.fetch('/omsapi/orders');
  return answer.json();
}
