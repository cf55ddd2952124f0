import { setImmediate as nextTurn } from 'node:timers/promises';
import { BoundedCache } from '#src/turns/bounded-cache.ts';
import { readCommitHeaders } from '../formats/commit-headers.ts';
import { OutputTooLarge } from '../errors.ts';
import {
  filterKeys,
  mayHold,
  readCommitGraph,
  type CommitGraph,
  type GraphedCommit,
} from './commit-graph.ts';
import type { Objects } from './object-reader.ts';
import type { TreeReader } from './tree-reader.ts';

interface HistoryPlace {
  readonly gitDirectory: string;
  readonly reader: Objects;
  readonly trees: TreeReader;
}

/** Maximum steps of a walk that query git; beyond, one git command is faster. */
const maxQuestions = 40;
/** Steps after which others get their turn, and at most: no history is so long, but a damaged graph may be endless. */
const turnStepCount = 10_000;
const maxSteps = 5_000_000;
const maxCommitBytes = 1024 * 1024;
/** Milliseconds for which a graph is used before it is looked for again; it may only be short of the newest commits. */
const freshForMs = 5000;

/** A commit of the walk, with its position in the graph, if it has one. */
interface Step {
  readonly id: string;
  readonly position: number | null;
}

/**
 * Finds the newest commit that changed a path without starting a process, where the commit graph has filters of
 * changed paths. It follows history as `git rev-list -- <path>` does: from a commit to the first parent that has the
 * same there, until there is none.
 */
export class LastCommits {
  readonly #graphs = new BoundedCache<{ graph: CommitGraph | null; readAt: number }>(
    { entries: 64, bytes: 96 * 1024 * 1024 },
    ({ graph }) => (graph?.bytes ?? 0) + 100,
  );

  /** The commit id; null when no commit changed the path; undefined when git must compute it. */
  async find(
    place: HistoryPlace,
    commit: string,
    path: string,
  ): Promise<string | null | undefined> {
    try {
      return await this.#walk(place, commit, path);
    } catch (error) {
      // A damaged graph causes this error; git then reports the problem.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  async #walk(
    place: HistoryPlace,
    commit: string,
    path: string,
  ): Promise<string | null | undefined> {
    const keys = filterKeys(path);
    const graph = await this.#graphOf(place.gitDirectory);
    if (keys === null || graph?.hasFilters !== true) return undefined;
    let left = maxQuestions;
    let step: Step = { id: commit, position: graph.positionOf(commit) };
    for (let steps = 1; steps <= maxSteps; steps += 1) {
      if (steps % turnStepCount === 0) await nextTurn();
      const known: GraphedCommit | null =
        step.position === null ? null : graph.commitAt(step.position);
      const [first] = known?.parents ?? [];
      if (first !== undefined && known?.changed != null && !mayHold(known.changed, keys)) {
        step = { id: '', position: first };
        continue;
      }
      if ((left -= 1) < 0) return undefined;
      const here: Step = { ...step, id: getCommitId(graph, step) };
      const parents = known?.parents.map((position) => ({ id: '', position }));
      const next = await this.#sameParent(
        place,
        graph,
        here,
        parents ?? (await readParents(place.reader, graph, here.id)),
        path,
      );
      if (next === null || typeof next !== 'object') return next;
      step = next;
    }
    return undefined;
  }

  /** Parent to continue with; the id of the commit itself when it changed the path, null when no commit did. */
  async #sameParent(
    { reader, trees }: HistoryPlace,
    graph: CommitGraph,
    { id }: Step,
    parents: readonly Step[] | undefined,
    path: string,
  ): Promise<Step | string | null | undefined> {
    if (parents === undefined) return undefined;
    const findEntry = async (commit: string) => {
      const entry = await trees.entryAt(reader, commit, path);
      return entry === null ? '' : `${entry.mode} ${entry.id}`;
    };
    const ours = await findEntry(id);
    for (const parent of parents) {
      if ((await findEntry(getCommitId(graph, parent))) === ours) return parent;
    }
    return parents.length === 0 && ours === '' ? null : id;
  }

  async #graphOf(gitDirectory: string): Promise<CommitGraph | null> {
    const known = this.#graphs.get(gitDirectory);
    const now = performance.now();
    if (known !== undefined && now - known.readAt < freshForMs) return known.graph;
    const graph = await readCommitGraph(gitDirectory);
    this.#graphs.set(gitDirectory, { graph, readAt: now });
    return graph;
  }
}

function getCommitId(graph: CommitGraph, { id, position }: Step): string {
  return position === null || id !== '' ? id : graph.idOf(position);
}

/** The parents of a commit outside the graph; undefined for a missing or very large commit. */
async function readParents(
  reader: Objects,
  graph: CommitGraph,
  id: string,
): Promise<Step[] | undefined> {
  const found = await reader.read(id, maxCommitBytes).catch((error: unknown) => {
    if (error instanceof OutputTooLarge) return null;
    throw error;
  });
  if (found?.facts.type !== 'commit') return undefined;
  const { parents } = readCommitHeaders(found.content);
  return parents.map((parent) => ({ id: parent, position: graph.positionOf(parent) }));
}
