import type { TextReference } from '#src/rendering/reference-syntax.ts';
import {
  type FoundIssuable,
  toIssuableKind,
  lookUpIssuables,
  type IssuableReader,
  type IssuableNumber,
} from '#src/domains/planning/issuables/lookup.ts';
import { type IssuableKind, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import {
  findReferenceContainer,
  maxPlaceNames,
  type ReferencedContainers,
  type TextContainer,
} from './places.ts';

export type IssuableReference = Extract<TextReference, { readonly kind: 'target' }>;

/** A target that a text names and the reader may see. */
export interface NamedIssuable {
  readonly reference: IssuableReference;
  readonly kind: IssuableKind;
  readonly row: FoundIssuable;
  /** The full path of its project or group. */
  readonly fullPath: string;
}

/**
 * The issues, merge requests and epics of the references, one query for each kind. `places` contains the projects and
 * groups of the references; see `findReferencedContainers`.
 */
export async function findNamedIssuables(
  reader: IssuableReader,
  references: readonly IssuableReference[],
  places: ReferencedContainers,
  place: TextContainer | null,
): Promise<NamedIssuable[]> {
  const kinds = Object.keys(issuableKinds) as IssuableKind[];
  const found = await Promise.all(
    kinds.map((kind) => {
      const named = references.filter(({ sigil }) => toIssuableKind(sigil) === kind);
      return findOfKind(reader, kind, named, { places, place });
    }),
  );
  return found.flat();
}

async function findOfKind(
  reader: IssuableReader,
  kind: IssuableKind,
  references: readonly IssuableReference[],
  {
    places,
    place,
  }: { readonly places: ReferencedContainers; readonly place: TextContainer | null },
): Promise<NamedIssuable[]> {
  const named = references.flatMap((reference) => {
    const holder = findReferenceContainer(reference, place);
    const container = holder === null ? undefined : places[`${holder.kind}s`].get(holder.key);
    return container === undefined ? [] : [{ reference, container }];
  });
  const numbers = new Map<string, IssuableNumber>();
  for (const { reference, container } of named) {
    const number = { containerId: container.id, iid: reference.iid };
    if (numbers.size < maxPlaceNames) numbers.set(formatKey(number), number);
  }
  const rows = new Map<string, FoundIssuable>();
  for (const row of await lookUpIssuables(reader, kind, [...numbers.values()])) {
    rows.set(formatKey({ containerId: row.container_id, iid: row.iid }), row);
  }
  return named.flatMap(({ reference, container }) => {
    const row = rows.get(formatKey({ containerId: container.id, iid: reference.iid }));
    return row === undefined ? [] : [{ reference, kind, row, fullPath: container.full_path }];
  });
}

const formatKey = ({ containerId, iid }: IssuableNumber) => `${containerId} ${iid}`;
