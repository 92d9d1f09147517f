export function ParcelLink({ number }: { number: string }) {
  return <a href={number}>{number}</a>;
}
