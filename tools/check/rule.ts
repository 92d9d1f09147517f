import type { Graph } from './graph.ts';

export interface Breach {
  readonly path: string;
  readonly line?: number;
  readonly says: string;
}

/** One law of the house. Its name is also the folder of its planted breach. */
export interface Rule {
  readonly name: string;
  breaches(graph: Graph): Breach[];
}
