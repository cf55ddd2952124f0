import type { Database } from '#src/database/database.ts';
import type { TextReference } from '#src/rendering/reference-syntax.ts';
import { findTrackers } from '#src/domains/platform/integration-records/trackers.ts';
import {
  findReferenceContainer,
  type ReferencedContainers,
  type SeenProject,
  type TextContainer,
} from './places.ts';

export type TrackedReference = Extract<TextReference, { readonly kind: 'target' | 'external' }>;

/** An issue of another tracker that a text names. */
interface TrackedIssue {
  readonly raw: string;
  readonly address: string;
  readonly tracker: string;
}

/**
 * Finds issues of an external tracker, if the project has one: `KILN-12`, and `#12` if the project's own issues are
 * off. The tracker is not queried, so every number counts as an issue. Runs one query if the text may contain such an
 * issue.
 */
export async function findTracked(
  db: Database,
  references: readonly TrackedReference[],
  places: ReferencedContainers,
  place: TextContainer | null,
): Promise<TrackedIssue[]> {
  const named = references.flatMap((reference) => {
    const container = findReferenceContainer(reference, place);
    const project = container?.kind === 'project' ? places.projects.get(container.key) : undefined;
    const meant = project !== undefined && mayMeanAnother(reference, project);
    return meant ? [{ reference, project }] : [];
  });
  if (named.length === 0) return [];
  const trackers = await findTrackers(db, [...new Set(named.map(({ project }) => project.id))]);
  return named.flatMap(({ reference, project }) => {
    const tracker = trackers.get(project.id);
    const address = tracker?.addressOf(toNamedIssue(reference)) ?? null;
    if (tracker === undefined || address === null) return [];
    return [{ raw: reference.raw, address, tracker: tracker.title }];
  });
}

const toNamedIssue = (reference: TrackedReference) =>
  reference.kind === 'external'
    ? { key: reference.key, number: reference.number }
    : { key: null, number: reference.iid };

const mayMeanAnother = (
  reference: TrackedReference,
  { issues_access_level }: SeenProject,
): boolean =>
  reference.kind === 'external' || (reference.sigil === '#' && issues_access_level === 'disabled');
