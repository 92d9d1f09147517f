/** Something that was kept under a name. */
export interface KeptTemplate {
  readonly id: string;
  readonly name: string;
  /** What it is, in a few words. */
  readonly detail: string;
}

/** Where a kind of record keeps its templates. Keep it between renders. */
export interface TemplateShelf {
  /** All of them, as react-query asks for them. */
  readonly kept: {
    readonly queryKey: readonly unknown[];
    readonly queryFn: () => Promise<readonly KeptTemplate[]>;
  };
  /** Gives how many were thrown away; rejects with a refusal. */
  readonly drop: (ids: readonly string[]) => Promise<number>;
}
