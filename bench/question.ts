/** One thing that is asked of both sides, in each side's own words. `n` is the customer's number. */
export interface Question {
  readonly name: string;
  /** None for figures that no list of rows has. */
  readonly bare?: (ask: Ask) => string;
  readonly ours: (ask: Ask) => string;
  /** Asked by staff who serve all customers. */
  readonly byStaff?: boolean;
  /** A script for pgbench that asks the database alone. */
  readonly pgbench?: string;
}

export interface Ask {
  readonly org: string;
  readonly n: number;
  readonly orderNumber: string;
  /** One number of each kind that the customer's orders have. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Twenty numbers of every kind but the customer's own, of anybody. */
  readonly twenty: readonly string[];
  /** A pasted column of 500: a hundred numbers of the customer's own orders, the others of none. */
  readonly pasted: readonly string[];
}

/** The same as a bare endpoint asks it. */
export interface Barely {
  readonly path: string;
  readonly byStaff?: boolean;
  readonly text: string;
  readonly values: (query: Record<string, string>) => unknown[];
}
