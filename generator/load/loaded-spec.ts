import type { Config } from '../config.ts';
import type { OpenApiDocument } from './document.ts';
import type { Position } from './faults.ts';
import type { Owners } from './owners.ts';

export interface LoadedSpec {
  readonly config: Config;
  /** One self-contained OpenAPI 3.1 document; every `$ref` is `#/components/<section>/<name>`. */
  readonly document: OpenApiDocument;
  readonly owners: Owners;
  /** Source position of a JSON pointer of `document`: the key of a member, through references. */
  readonly locate: (pointer: string) => Position;
  /** Paths on disk of every file that was read. */
  readonly sources: readonly string[];
}
