/** Limits of the input, well above the largest public documents. */
export const limits = {
  /** Size of one file. */
  bytes: 32 * 1024 * 1024,
  /** Files of one document. */
  files: 2_000,
  /** Nesting of values in a file. */
  depth: 200,
  /** Component schemas that lead one to the other. */
  levels: 400,
  /** Schemas of one `allOf`, `anyOf` or `oneOf`. */
  parts: 1_000,
  /** Schemas that `allOf` combines to one, including nested ones, each counted per occurrence. */
  joined: 10_000,
  /** Values in a file. */
  nodes: 3_000_000,
  /** Values that aliases repeat, and as many that are written out where they are named. */
  repeated: 100_000,
} as const;
