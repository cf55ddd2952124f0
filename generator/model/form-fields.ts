import type { Encoding, Parameter, RequestBody, Schema } from '../load/document.ts';
import type { ParameterPlan } from '../runtime/parameter-plan.ts';
import { planParameter } from './parameter-plan.ts';
import type { Resolver } from './resolver.ts';
import { resolveShape } from './shape.ts';

/** Tells whether the document states the style of a part of a form: its media type then has no effect. */
export const isWrittenByStyle = ({ style, explode, allowReserved }: Encoding): boolean =>
  style !== undefined || explode !== undefined || allowReserved !== undefined;

/** Lists the form fields whose style the document states. */
export function listFormFields(
  body: RequestBody,
  schema: Schema,
  resolver: Resolver,
): readonly ParameterPlan[] {
  const shape = resolveShape(schema, resolver);
  const properties = shape.kind === 'object' ? shape.properties : new Map<string, Schema>();
  const encodings = new Map(
    Object.values(body.content).flatMap(({ encoding = {} }) => Object.entries(encoding)),
  );
  const names = new Set([...properties.keys(), ...encodings.keys()]);
  const all = [...names].map((name): Parameter => {
    const { style, explode, allowReserved } = encodings.get(name) ?? {};
    return {
      in: 'query',
      name,
      schema: properties.get(name) ?? {},
      ...(style !== undefined && { style }),
      ...(explode !== undefined && { explode }),
      ...(allowReserved !== undefined && { allowReserved }),
    };
  });
  return all.flatMap((parameter) => {
    const encoding = encodings.get(parameter.name);
    if (encoding === undefined || !isWrittenByStyle(encoding)) return [];
    // Members have the names that the document gives them, brackets included.
    const { key: _, ...plan } = planParameter(parameter, resolver, all);
    return [plan];
  });
}
