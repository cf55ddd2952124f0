import { createRequire } from 'node:module';
import type * as Package from 'openapi-typescript';
import type TypeScript from 'typescript';

/**
 * Loads openapi-typescript's transformers without the rest of the package, whose bundler takes longer to load than all
 * types take to print. It also loads the compiler without `import`, which would search nine megabytes for exports.
 */
const require = createRequire(import.meta.url);
const loadPart = (name: string): unknown => require(`openapi-typescript/dist/${name}.cjs`);

export const ts = require('typescript') as typeof TypeScript;

export const { resolveRef, scanDiscriminators } = loadPart('lib/utils') as Pick<
  typeof Package,
  'resolveRef' | 'scanDiscriminators'
>;
export const { default: transformSchemaObject } = loadPart('transform/schema-object') as {
  readonly default: typeof Package.transformSchemaObject;
};
export const { default: transformOperationObject } = loadPart('transform/operation-object') as {
  readonly default: typeof Package.transformOperationObject;
};
export const transformParameterObject = loadPart(
  'transform/parameter-object',
) as typeof Package.transformParameterObject;
export const transformRequestBodyObject = loadPart(
  'transform/request-body-object',
) as typeof Package.transformRequestBodyObject;
export const transformResponseObject = loadPart(
  'transform/response-object',
) as typeof Package.transformResponseObject;
