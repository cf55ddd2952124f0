import { parseAddress, parseReference } from '#src/rendering/reference-syntax.ts';
import {
  findNamedIssuables,
  type NamedIssuable,
} from '#src/domains/planning/markdown/named-targets.ts';
import { findReferencedContainers } from '#src/domains/planning/markdown/places.ts';
import type { IssuableKind } from '#src/domains/planning/issuables/issuable.ts';
import type { ActionSubject, Written } from './action.ts';
import { toSubjectContainer, toSubjectFullPath } from './subject.ts';

const maxReferences = 100;

/**
 * The things of these kinds that are named, as `#5`, `group/project#5` or by address, and that the actor may see. Empty
 * unless all of them are there, and where commands stay in their project, none is elsewhere.
 */
export async function findNamedReferences(
  {
    context,
    subject,
    argument,
    budget,
  }: Pick<Written<ActionSubject>, 'context' | 'subject' | 'argument' | 'budget'>,
  ...kinds: readonly IssuableKind[]
): Promise<readonly NamedIssuable[]> {
  const own = context.url.web('').replace(/\/$/, '');
  const words = argument.split(/[\s,]+/);
  if (words.length > Math.min(maxReferences, budget.references)) return [];
  budget.references -= words.length;
  const references = words.flatMap((word) => {
    const reference = parseAddress(word, own) ?? parseReference(word);
    return reference?.kind === 'target' ? reference : [];
  });
  const place = { container: toSubjectContainer(subject), fullPath: toSubjectFullPath(subject) };
  const places = await findReferencedContainers(context, references, place);
  const found = await findNamedIssuables(context, references, places, place);
  const named = words.map((word) =>
    found.find((target) => kinds.includes(target.kind) && target.reference.raw === word),
  );
  const isReached = (target: NamedIssuable | undefined): target is NamedIssuable =>
    target !== undefined && (context.commandsStay !== true || target.fullPath === place.fullPath);
  return named.every(isReached) ? named : [];
}
