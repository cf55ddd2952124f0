import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { stringify } from 'yaml';
import type { OpenApiDocument } from '../load/document.ts';

/** TypeScript types of the whole document. */
export async function renderOpenApiTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    alphabetize: false,
    transform: uploadedFile,
  });
  const types = astToString(nodes);
  return `import type { UploadedFile } from '../../generator/runtime/upload.ts';\nexport type { UploadedFile };\n\n${types}`;
}

/** A part of a multipart request arrives as a file on disk. */
function uploadedFile(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema.format !== 'binary') return undefined;
  return ts.factory.createTypeReferenceNode('UploadedFile');
}

/** The published document, self-contained. */
export const renderJson = (document: OpenApiDocument): string =>
  `${JSON.stringify(document, null, 1)}\n`;

export const renderYaml = (document: OpenApiDocument): string =>
  stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
