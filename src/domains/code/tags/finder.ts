import type { Text } from '#runtime/later-text.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import {
  readShown,
  type ShownCommit,
  loadShownCommit,
  makeShownText,
} from '#src/git/reading/shown-commit.ts';
import { readRef, type Ref, walkRefs } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { peelToCommit, readTag } from '#src/git/writing/tag-object.ts';
import type { OffsetQuery, Page } from '#src/lists/offset.ts';
import { readRefsPage } from '#src/domains/code/branches/finder.ts';
import { searchNames } from '#src/domains/code/branches/search.ts';

/** Tag with its data from git. */
export interface TagFacts {
  readonly name: string;
  /** Id of the tag object, or of the target of a lightweight tag. */
  readonly target: string;
  /** Null for lightweight tags. */
  readonly message: Text | null;
  /** Null for tags of other objects, such as files. */
  readonly commit: ShownCommit | null;
}

interface TagQuery extends OffsetQuery {
  readonly search?: string;
  readonly order_by: 'name' | 'updated';
  readonly sort: 'asc' | 'desc';
}

/** A page of the tags of a repository. */
export async function findTags(repository: Repository, query: TagQuery): Promise<Page<TagFacts>> {
  const by = query.order_by === 'name' ? 'name' : 'date';
  const order = query.sort === 'asc' ? by : (`-${by}` as const);
  const found = walkRefs(repository, 'tag', order, searchNames(query.search ?? ''));
  const { rows, page } = await readRefsPage(found, query);
  return { rows: await readShown(rows, (ref) => describeTag(repository, ref)), page };
}

/**
 * @throws BadRequest when the name is not one for tags
 * @throws NotFound when there is no such tag
 */
export async function findTag(repository: Repository, name: string): Promise<TagFacts> {
  return describeTag(repository, { name, id: await findTagTarget(repository, name) });
}

/** Finds the object of a tag: a tag object, or the target of a lightweight tag. Throws the same errors. */
export async function findTagTarget(repository: Repository, name: string): Promise<string> {
  if (!isRefName(name)) throw new BadRequest('Tag name invalid');
  const id = await readRef(repository, 'tag', name);
  if (id === null) throw new NotFound('Tag');
  return id;
}

export async function describeTag(repository: Repository, { name, id }: Ref): Promise<TagFacts> {
  const commitId = await peelToCommit(repository, id);
  const [annotation, commit] = await Promise.all([
    commitId === id ? null : readTag(repository, id),
    commitId === null ? null : loadShownCommit(repository, commitId),
  ]);
  const read = async () => (await readTag(repository, id))?.message ?? null;
  const message = annotation && makeShownText(annotation.message, read);
  return { name, target: id, message, commit };
}
