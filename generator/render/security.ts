import type { OpenApiDocument } from '../load/document.ts';
import { Resolver } from '../model/resolver.ts';
import { propertyKey } from '../model/names.ts';
import { ofRuntime, type PrintedModule, importTypes, importValues } from './printed-module.ts';
import { printModule } from './template.ts';

interface SchemeObject {
  readonly type?: unknown;
  readonly in?: unknown;
  readonly name?: unknown;
  readonly scheme?: unknown;
}

/** The facts of each security scheme that say where its credentials are, as source; null where there is no scheme. */
export function schemesSource(document: OpenApiDocument): string | null {
  const given = Object.entries(document.components?.securitySchemes ?? {});
  if (given.length === 0) return null;
  const resolver = new Resolver(document);
  const members = given.map(([name, node]) => {
    const {
      type,
      in: place,
      name: key,
      scheme,
    } = resolver.resolve<SchemeObject>(node as SchemeObject);
    const word = typeof scheme === 'string' ? scheme.toLowerCase() : undefined;
    return `  ${propertyKey(name)}: ${JSON.stringify({ type, in: place, name: key, scheme: word })},`;
  });
  return `{\n${members.join('\n')}\n}`;
}

/** The module with the schemes of the document and the types of their handlers. */
export const renderSecurity = (schemes: string): PrintedModule =>
  printModule('security', { schemes }, [
    importValues(ofRuntime('security'), 'authenticateBy'),
    importTypes(ofRuntime('security'), 'CallerBy', 'SecurityHandlers'),
  ]);
