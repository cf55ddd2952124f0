import type { OpenApiDocument } from '../load/document.ts';
import { publishDocument } from '../model/publish.ts';
import { type DescribedOperation, renderOpenApiTypes } from './openapi.ts';
import type { Pieces } from './pieces.ts';
import { renderPublished } from './published.ts';
import { marker } from './template.ts';

/** The input for the files of the whole document: plain data, which can be sent to a thread. */
export interface Whole {
  readonly document: OpenApiDocument;
  readonly operations: readonly DescribedOperation[];
}

/** The types of the whole document, and the document as it is published. */
export function renderWhole(
  { document, operations }: Whole,
  pieces: Pieces,
): ReadonlyMap<string, string> {
  return new Map([
    ['common/openapi.ts', marker('spec') + renderOpenApiTypes(document, operations, pieces)],
    ['openapi.json', renderPublished(publishDocument(document), pieces)],
  ]);
}
