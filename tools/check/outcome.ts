/** What one check found: `figures` for its line in the summary, `findings` one line each, none when all is well. */
export interface Outcome {
  readonly figures: string;
  readonly findings: readonly string[];
}

export interface Check {
  readonly name: string;
  /** `root` is the folder of the repository (or of a fixture tree). */
  run(root: string): Promise<Outcome>;
}
