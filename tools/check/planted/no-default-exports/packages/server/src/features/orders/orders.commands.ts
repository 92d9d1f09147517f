export default function cancelOrder() {
  return 'cancelled';
}
