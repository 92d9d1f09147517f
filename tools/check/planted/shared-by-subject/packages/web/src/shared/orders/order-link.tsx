export function OrderLink({ number }: { number: string }) {
  return <a href={number}>{number}</a>;
}
