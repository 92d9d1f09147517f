export function BookingLink({ number }: { number: string }) {
  return <a href={number}>{number}</a>;
}
