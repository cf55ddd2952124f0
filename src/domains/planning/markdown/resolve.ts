import { truncateText } from '#src/text/beginning-of.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { GitFailure } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { TextReference } from '#src/rendering/reference-syntax.ts';
import { openSeenRepository } from '#src/domains/core/repositories/finder.ts';
import {
  formatProjectPathFrom,
  formatReferenceFrom,
  type Viewpoint,
} from '#src/domains/planning/issuables/references.ts';
import type { IssuableKind } from '#src/domains/planning/issuables/issuable.ts';
import { findNamedIssuables, type IssuableReference } from './named-targets.ts';
import {
  findReferencedContainers,
  findReferenceContainer,
  maxPlaceNames,
  type ReferencedContainers,
  type SeenProject,
  type TextContainer,
  findViewpoint,
} from './places.ts';
import { findTracked, type TrackedReference } from './tracked.ts';
import {
  findTitled,
  type TitledContainer,
  type TitledRow,
  type TitledReference,
} from './titled.ts';

export type MarkdownReader = Pick<RequestContext, 'db' | 'actor' | 'git' | 'paid'>;

/** The target of a reference, as its link shows it. */
export interface ResolvedReference {
  /** The kind, as in the CSS class of the link. */
  readonly kind: string;
  /** The path of the page; of another server its whole address. */
  readonly page: string;
  readonly label: string;
  readonly title?: string;
}

type ByRaw = Map<string, ResolvedReference>;
type Of<Kind extends TextReference['kind']> = Extract<TextReference, { readonly kind: Kind }>;

/**
 * Resolves the named references that the reader may see, by the reference as written; hidden targets are left out.
 * Runs nine queries at most, and reads a bounded number of commits.
 */
export async function resolveMarkdownReferences(
  reader: MarkdownReader,
  references: readonly TextReference[],
  place: TextContainer | null,
): Promise<ReadonlyMap<string, ResolvedReference>> {
  const unique = [...new Map(references.map((each) => [each.raw, each])).values()];
  const places = await findReferencedContainers(reader, unique, place);
  const from = findViewpoint(place);
  const found: ByRaw = new Map();
  const filterByKind = <Kind extends TextReference['kind']>(...kinds: Kind[]) =>
    unique.filter((each) => (kinds as string[]).includes(each.kind)) as Of<Kind>[];

  for (const each of filterByKind('mention', 'project')) addPlace(found, each, places);
  await Promise.all([
    addTargets(found, reader, filterByKind('target'), { places, place, from }),
    addMilestones(found, reader.db, filterByKind('milestone'), { places, place, from }),
    addLabels(found, reader.db, filterByKind('label'), { places, place, from }),
    addCommits(found, reader.git, filterByKind('commit'), { places, place, from }),
    addTracked(found, reader.db, filterByKind('target', 'external'), { places, place, from }),
  ]);
  return found;
}

interface Surroundings {
  readonly places: ReferencedContainers;
  readonly place: TextContainer | null;
  readonly from: Viewpoint | null;
}

function addPlace(
  found: ByRaw,
  { raw, kind, path }: Of<'mention' | 'project'>,
  places: ReferencedContainers,
) {
  const key = path.toLowerCase();
  if (kind === 'project') {
    const project = places.projects.get(key)?.full_path;
    if (project !== undefined) found.set(raw, { kind, page: project, label: project });
    return;
  }
  const user = places.users.get(key);
  const group = places.groups.get(key)?.full_path;
  const name = user ?? group;
  if (name === undefined) return;
  const page = user ?? `groups/${name}`;
  found.set(raw, { kind: 'project_member', page, label: `@${name}` });
}

async function addTargets(
  found: ByRaw,
  reader: MarkdownReader,
  references: readonly IssuableReference[],
  { places, place, from }: Surroundings,
): Promise<void> {
  const named = await findNamedIssuables(reader, references, places, place);
  for (const { reference, kind, row, fullPath } of named) {
    found.set(reference.raw, {
      kind,
      page: pages[kind](fullPath, row.iid),
      label: formatReferenceFrom({ kind, iid: row.iid, fullPath }, from),
      title: row.title,
    });
  }
}

async function addTracked(
  found: ByRaw,
  db: Database,
  references: readonly TrackedReference[],
  { places, place }: Surroundings,
): Promise<void> {
  for (const { raw, address, tracker } of await findTracked(db, references, places, place)) {
    const title = `Issue in ${tracker}`;
    found.set(raw, { kind: 'issue', page: address, label: raw, title });
  }
}

const pages: Readonly<Record<IssuableKind, (path: string, iid: number) => string>> = {
  issue: (path, iid) => `${path}/-/issues/${iid}`,
  merge_request: (path, iid) => `${path}/-/merge_requests/${iid}`,
  epic: (path, iid) => `groups/${path}/-/epics/${iid}`,
};

/** Adds to each reference the project or group that may contain its target. */
function addHolders<Named extends Of<'milestone' | 'label'>>(
  references: readonly Named[],
  { places, place }: Surroundings,
  open: (project: SeenProject) => boolean,
): (TitledReference & { readonly raw: string })[] {
  const named = references.flatMap((reference) => {
    const container = findReferenceContainer(reference, place);
    if (container === null) return [];
    const found = findHolder(places, container, open);
    if (found === null) return [];
    const { raw, number, title } = reference;
    return [{ raw, number, title, holder: found }];
  });
  return named.slice(0, maxPlaceNames);
}

function findHolder(
  places: ReferencedContainers,
  { kind, key }: { readonly kind: 'project' | 'group'; readonly key: string },
  open: (project: SeenProject) => boolean,
): TitledContainer | null {
  if (kind === 'group') {
    const group = places.groups.get(key);
    if (group === undefined) return null;
    return { kind, id: group.id, namespaceId: group.id, fullPath: group.full_path };
  }
  const project = places.projects.get(key);
  if (project === undefined || !open(project)) return null;
  const { id, namespace_id: namespaceId, full_path: fullPath } = project;
  return { kind, id, namespaceId, fullPath };
}

async function addMilestones(
  found: ByRaw,
  db: Database,
  references: readonly Of<'milestone'>[],
  around: Surroundings,
): Promise<void> {
  const isPlanned = (project: SeenProject) =>
    isFeatureVisible(project, 'issues') || isFeatureVisible(project, 'merge_requests');
  const located = addHolders(references, around, isPlanned);
  const find = await findTitled(db, 'milestones', located);
  for (const { raw, ...each } of located) {
    const row = find(each);
    if (row === null) continue;
    const page = `${formatOwnerPage(row, each.holder)}/-/milestones/${row.iid}`;
    const label = `${formatPrefix(each.holder, around)}%${row.title}`;
    found.set(raw, { kind: 'milestone', page, label });
  }
}

async function addLabels(
  found: ByRaw,
  db: Database,
  references: readonly Of<'label'>[],
  around: Surroundings,
): Promise<void> {
  const located = addHolders(references, around, () => true);
  const find = await findTitled(db, 'labels', located);
  for (const { raw, ...each } of located) {
    const row = find(each);
    if (row === null) continue;
    const { kind, fullPath } = each.holder;
    const container = kind === 'group' ? `groups/${fullPath}` : fullPath;
    const page = `${container}/-/issues?label_name=${encodeURIComponent(row.title)}`;
    const label = `${formatPrefix(each.holder, around)}~${quoteTitle(row.title)}`;
    found.set(raw, { kind: 'label', page, label, title: shortenTitle(row.description ?? '') });
  }
}

const quoteTitle = (title: string) => (/\s/.test(title) ? `"${title}"` : title);

function formatOwnerPage({ group_path }: TitledRow, { fullPath }: TitledContainer): string {
  return group_path === null ? fullPath : `groups/${group_path}`;
}

function formatPrefix({ kind, fullPath }: TitledContainer, { from }: Surroundings): string {
  return kind === 'group' ? '' : formatProjectPathFrom(fullPath, from);
}

const maxTitleChars = 255;

/** The first line, without a NUL, which messages of commits may hold. */
function shortenTitle(text: string): string {
  const line = truncateText(text, maxTitleChars).split('\n', 1)[0] ?? '';
  return line.replaceAll('\0', '');
}

/** Commits of one text that are looked up. */
const maxCommits = 30;
const shownShaDigits = 8;

async function addCommits(
  found: ByRaw,
  git: Git,
  references: readonly Of<'commit'>[],
  { places, place, from }: Surroundings,
): Promise<void> {
  const named = references.flatMap((reference) => {
    const container = findReferenceContainer(reference, place);
    const project = container === null ? undefined : places.projects.get(container.key);
    const open = project !== undefined && isFeatureVisible(project, 'repository');
    return open ? [{ reference, project }] : [];
  });
  await Promise.all(
    named.slice(0, maxCommits).map(async ({ reference: { raw, sha }, project }) => {
      const commit = await findCommit(git, project, sha);
      if (commit === null) return;
      const path = formatProjectPathFrom(project.full_path, from);
      const digits = commit.id.slice(0, shownShaDigits);
      found.set(raw, {
        kind: 'commit',
        page: `${project.full_path}/-/commit/${commit.id}`,
        label: path === '' ? digits : `${path}@${digits}`,
        title: commit.title,
      });
    }),
  );
}

async function findCommit(
  git: Git,
  project: SeenProject,
  sha: string,
): Promise<{ readonly id: string; readonly title: string } | null> {
  const repository = openSeenRepository(git, project);
  try {
    const id = await resolveRef(repository, sha);
    // A branch or tag may be called like a commit.
    if (id?.startsWith(sha) !== true) return null;
    const commit = await readCommitInfo(repository, id);
    return commit === null ? null : { id, title: shortenTitle(commit.message) };
  } catch (error) {
    // A reference that cannot be followed now is text.
    if (error instanceof GitFailure) return null;
    throw error;
  }
}
