import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, Located } from './context.ts';
import { refuse } from './refuse.ts';

/**
 * A receiver of a webhook sends its response like a client, so that it would contain `writeOnly` members. Writers of
 * component schemas are those of responses, which never have any.
 */
export function checkSentAnswers(context: LintContext, { node, pointer }: Located): void {
  if (!context.config.dialect.standard || !isData(node.responses)) return;
  for (const [status, given] of Object.entries(node.responses)) {
    const response = context.resolve(given, join(pointer, 'responses', status));
    const content = isData(response?.node.content) ? response.node.content : {};
    for (const [type, media] of Object.entries(content)) {
      const at = join(response?.pointer ?? pointer, 'content', type, 'schema');
      if (isData(media)) checkSchema(context, media.schema, at, new Set());
    }
  }
}

const PARTS: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** @param seen places of the schemas that were looked at */
function checkSchema(
  context: LintContext,
  given: unknown,
  pointer: string,
  seen: Set<string>,
): void {
  const schema = context.resolve(given, pointer);
  if (schema === null || seen.has(schema.pointer)) return;
  seen.add(schema.pointer);
  const { node, pointer: at } = schema;
  if (node.writeOnly === true)
    refuse(
      context,
      join(at, 'writeOnly'),
      'No answer has a `writeOnly` member, not even that to a webhook or callback',
      'Describe the answer by a schema of its own',
    );
  for (const [key, value] of Object.entries(node)) {
    const isMap = key === 'properties' || key === 'patternProperties';
    if ((isMap && isData(value)) || (PARTS.includes(key) && Array.isArray(value)))
      for (const [name, part] of Object.entries(value))
        checkSchema(context, part, join(at, key, name), seen);
    else if (key === 'items' || key === 'additionalProperties')
      checkSchema(context, value, join(at, key), seen);
  }
}
