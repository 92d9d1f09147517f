import { deskPages } from '@loadline/contract/desk-pages';

export function BillListScreen() {
  return <a href={deskPages.opsBills.path}>1</a>;
}
