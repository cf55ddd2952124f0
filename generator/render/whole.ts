import { dialectCalled } from '../config.ts';
import type { OpenApiDocument } from '../load/document.ts';
import type { Built } from '../model/build.ts';
import type { SentModel } from '../model/model.ts';
import { type DescribedOperation, renderOpenApiTypes } from './openapi.ts';
import type { Pieces } from './pieces.ts';
import type { PrintedModule } from './printed-module.ts';
import { renderPublished } from './published.ts';
import { withRequestSchemas } from './request-schemas.ts';
import { marker } from './template.ts';

/** The input for the files of the whole document: plain data, which can be sent to a thread. */
export interface DocumentInput {
  readonly document: OpenApiDocument;
  readonly operations: readonly DescribedOperation[];
  /** Path items of operations without a path, by name. */
  readonly sent: SentModel['paths'] | null;
  /** The name of the dialect. */
  readonly dialect: string;
}

export const toDocumentInput = ({
  dialect,
  document,
  model: { resources, sent },
}: Built): DocumentInput => ({
  document,
  operations: [...resources, ...(sent === null ? [] : [sent.resource])].flatMap((resource) =>
    resource.operations.map(({ id, path, method }) => ({ id, path, method })),
  ),
  sent: sent?.paths ?? null,
  dialect: dialect.name,
});

/** Types of the whole document, and the published document. */
export function renderDocument(
  { document, operations, sent, dialect: name }: DocumentInput,
  pieces: Pieces,
): ReadonlyMap<string, PrintedModule | string> {
  const dialect = dialectCalled(name);
  const whole = sent === null ? document : addSentPaths(document, sent);
  const described = dialect.standard ? withRequestSchemas(whole, sent ?? {}) : whole;
  const types = renderOpenApiTypes(described, operations, pieces);
  return new Map<string, PrintedModule | string>([
    ['common/openapi.ts', { ...types, head: marker('spec') }],
    ['openapi.json', renderPublished(dialect.publish(document), pieces)],
  ]);
}

function addSentPaths(document: OpenApiDocument, sent: SentModel['paths']): OpenApiDocument {
  const { webhooks: _, ...rest } = document;
  return { ...rest, paths: { ...document.paths, ...sent } };
}
