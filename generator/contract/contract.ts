import type { OpenApiDocument } from '../load/document.ts';
import type { ParameterValues } from '../runtime/encode-parameters.ts';
import type { ParameterPlan } from '../runtime/parameter-plan.ts';

/** Values of one request. A file is written as `{ $file: <its text> }`. */
export interface Sent extends ParameterValues {
  readonly body?: unknown;
  /** The media type of the body, where it is not the first of the operation. */
  readonly mediaType?: string;
  /** Fields of a form of that media type, with their styles. */
  readonly fields?: readonly ParameterPlan[];
}

/** A request that the document describes, or does not. */
export interface ContractCase {
  readonly title: string;
  readonly sent: Sent;
}

/** One operation with requests that are right by the document, and requests that are wrong in one place each. */
export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  /** Path template in the document. */
  readonly path: string;
  /** The same from the root, below the document's first server. */
  readonly route: string;
  readonly plans: readonly ParameterPlan[];
  readonly mediaType: string | null;
  /** Fields of a form whose style the document states. */
  readonly fields: readonly ParameterPlan[];
  /** True if every alternative of its security requires credentials. */
  readonly secured: boolean;
  readonly right: readonly ContractCase[];
  readonly wrong: readonly ContractCase[];
  /** The reason for which there is no right request; null where there is one. */
  readonly untold: string | null;
}

/** Input of the contract tests of a document, which check every answer against the document itself. */
export interface Contract {
  readonly document: OpenApiDocument;
  readonly operations: readonly ContractOperation[];
}
