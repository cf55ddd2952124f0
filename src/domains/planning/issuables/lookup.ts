import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { Actor } from '#src/records/actor.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import { selectVisibleMergeRequests } from '#src/policy/visible-merge-requests.ts';
import type { IssuableRow } from '#src/records/issuable.ts';
import { type IssuableKind, issuableKinds } from './issuable.ts';

/** The caller of a lookup, with the plan of the instance. */
export interface IssuableReader {
  readonly db: Database;
  readonly actor: Actor | null;
  /** Tells whether the instance has a paid plan. */
  readonly paid: boolean;
}

/** A number within a project or group. */
export interface IssuableNumber {
  /** The id of the project or group. */
  readonly containerId: number;
  readonly iid: number;
}

export interface FoundIssuable extends Pick<IssuableRow, 'id' | 'iid' | 'title' | 'state'> {
  readonly container_id: number;
}

/** The columns and rows by which a kind is found. */
interface Shelf {
  readonly containerColumn: string;
  readonly visible: (reader: IssuableReader) => Knex.QueryBuilder | null;
}

const shelves: Readonly<Record<IssuableKind, Shelf>> = {
  issue: {
    containerColumn: 'issues.project_id',
    visible: ({ db, actor }) => selectVisibleIssues(db, actor),
  },
  merge_request: {
    containerColumn: 'merge_requests.target_project_id',
    visible: ({ db, actor }) => selectVisibleMergeRequests(db, actor),
  },
  epic: {
    containerColumn: 'epics.group_id',
    visible: ({ db, actor, paid }) => (paid ? selectVisibleEpics(db, actor) : null),
  },
};

/** The kind of targets whose references have this sign; null where none has. */
export function toIssuableKind(sigil: string): IssuableKind | null {
  const kinds = Object.keys(issuableKinds) as IssuableKind[];
  return kinds.find((kind) => issuableKinds[kind].sigil === sigil) ?? null;
}

/** The wanted targets that the reader may see. One query, however many are wanted: keep them to a hundred or so. */
export async function lookUpIssuables(
  reader: IssuableReader,
  kind: IssuableKind,
  wanted: readonly IssuableNumber[],
): Promise<FoundIssuable[]> {
  const { table } = issuableKinds[kind];
  const { containerColumn, visible } = shelves[kind];
  const query = wanted.length === 0 ? null : visible(reader);
  if (query === null) return [];
  whereInList(query, containerColumn, [...new Set(wanted.map(({ containerId }) => containerId))]);
  whereInList(query, `${table}.iid`, [...new Set(wanted.map(({ iid }) => iid))]);
  const columns = ['id', 'iid', 'title', 'state'].map((name) => `${table}.${name}`);
  const rows = await query
    .select(...columns)
    .select<FoundIssuable[]>({ container_id: containerColumn });
  const numbers = new Set(wanted.map(({ containerId, iid }) => `${containerId} ${iid}`));
  return rows.filter(({ container_id, iid }) => numbers.has(`${container_id} ${iid}`));
}
