export interface OrderRow {
  number: string;
}
