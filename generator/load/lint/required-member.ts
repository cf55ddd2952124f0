import { isData } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, Located } from './context.ts';

/** The first required member of a body, over the relevant media types; null if the body may be empty. */
export function findRequiredMember(
  context: LintContext,
  { node, pointer }: Located,
  counts: (mediaType: string) => boolean = () => true,
): string | null {
  if (!isData(node.content)) return null;
  for (const [type, media] of Object.entries(node.content)) {
    const at = join(pointer, 'content', type, 'schema');
    const schema = isData(media) && counts(type) ? context.resolve(media.schema, at) : null;
    const [name] = Array.isArray(schema?.node.required) ? (schema.node.required as unknown[]) : [];
    if (typeof name === 'string') return name;
  }
  return null;
}
