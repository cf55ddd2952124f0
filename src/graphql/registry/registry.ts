import { GraphQLError } from 'graphql';
import type {
  ContainerExpirationPolicyCadenceEnum,
  ContainerExpirationPolicyKeepEnum,
  ContainerExpirationPolicyOlderThanEnum,
  ContainerRepositorySource,
  ContainerRepositoryTagSource,
  RegistryResolvers,
} from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import { findFailure } from '#runtime/graphql/mutation.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import type { GraphqlContext } from '../context.ts';
import { maxTotalRows } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadProjects } from '#src/domains/core/projects/presented.ts';
import { isTagName, formatImagePath } from '#src/image-registry/names.ts';
import { chooseEngine } from '#src/domains/registry/container-registry/engine-of.ts';
import {
  findRepositoriesById,
  findRepositoryById,
  loadRepositoriesOfGroup,
  loadRepositoriesOfProject,
  type RepositoryWindow,
} from '#src/domains/registry/container-registry/finder.ts';
import {
  presentRepository,
  presentRegistryTag,
  presentTagDetail,
} from '#src/domains/registry/container-registry/presenter.ts';
import type { Located } from '#src/domains/registry/container-registry/table.ts';

/** Maximum number of tags on a page, and of tags that one mutation deletes. */
const maxTags = 20;

export const registryGraphql = {
  Query: {
    async containerRepository({ id }, context) {
      const { row } = await findVisibleRepository(context, parseGlobalIdNumber(id.id));
      return present(context, row);
    },
  },

  ContainerRepository: {
    canDelete: async ({ project_id }, _args, context) =>
      mayDelete(context, await loadProjectAccess(context, project_id), AccessLevel.Maintainer),
    project: async ({ project_id }, _args, context) => ({
      id: (await loadProjectAccess(context, project_id)).id,
    }),
    tagsCount: async ({ id }, _args, context) =>
      (await context.batches.load(loadTagCounts, id, context)) ?? 0,
  },

  ContainerRepositoryDetails: {
    async size({ id }, _args, context) {
      const { row } = await findVisibleRepository(context, id);
      return (await chooseEngine(context.request)).sizeOf(row);
    },
    async tags({ id }, _args, context) {
      const { row, project } = await findVisibleRepository(context, id);
      const registry = getRegistry(context);
      const path = formatImagePath(project, row.name);
      const ids = { project_id: project.id, repository_id: row.id };
      return new Placed<ContainerRepositoryTagSource>(async (window) => {
        const { names, total } = await askRegistry(context, () => readTags(context, row, window));
        const nodes = names.map((name) => ({
          ...presentRegistryTag({ name }, path, registry),
          ...ids,
        }));
        return { nodes, total };
      });
    },
  },

  ContainerRepositoryTag: {
    canDelete: async ({ project_id }, _args, context) =>
      mayDelete(context, await loadProjectAccess(context, project_id), AccessLevel.Developer),
    createdAt: async (tag, _args, context) => (await loadDetail(context, tag))?.created_at,
    digest: async (tag, _args, context) => (await loadDetail(context, tag))?.digest,
    revision: async (tag, _args, context) => (await loadDetail(context, tag))?.revision,
    shortRevision: async (tag, _args, context) => (await loadDetail(context, tag))?.short_revision,
    async totalSize(tag, _args, context) {
      const size = (await loadDetail(context, tag))?.total_size;
      return size == null ? null : String(size);
    },
  },

  ContainerExpirationPolicy: {
    cadence: ({ cadence }) => findWord(cadences, cadence) ?? undefined,
    keepN: ({ keep_n }) => findWord(keeps, keep_n),
    olderThan: ({ older_than }) => findWord(ages, older_than),
  },

  Project: {
    containerExpirationPolicy: ({ id }, _args, context) =>
      context.batches.load(loadPolicies, id, context),
    async containerRepositories({ id }, { name }, context) {
      if (!(await showsRegistry(context, id))) return [];
      return createRepositoryPages(context, (window) =>
        loadRepositoriesOfProject(context.request.db, id, { ...window, name: name ?? null }),
      );
    },
    async containerRepositoriesCount({ id }, _args, context) {
      if (!(await showsRegistry(context, id))) return 0;
      const window = { offset: 0, limit: 0, name: null };
      const loadFound = () => loadRepositoriesOfProject(context.request.db, id, window);
      return (await context.lookUp(loadFound)).total;
    },
  },

  Group: {
    async containerRepositories({ id }, { name }, context) {
      const find = await createGroupFinder(context, id);
      if (find === null) return [];
      return createRepositoryPages(context, (window) => find({ ...window, name: name ?? null }));
    },
    async containerRepositoriesCount({ id }, _args, context) {
      const find = await createGroupFinder(context, id);
      if (find === null) return 0;
      return (await context.lookUp(() => find({ offset: 0, limit: 0, name: null }))).total;
    },
  },

  Mutation: {
    async destroyContainerRepository({ id }, operations, context) {
      const { row, params } = await findRepositoryPlace(context, id.id);
      await operations.deleteRegistryRepository({ params });
      const after = await findRepositoryById(context.request.db, row.id);
      return { containerRepository: present(context, after) };
    },
    async destroyContainerRepositoryTags({ id, tagNames }, operations, context) {
      if (tagNames.length > maxTags) {
        throw new GraphQLError(`At most ${maxTags} tags may be named`);
      }
      const { params } = await findRepositoryPlace(context, id.id);
      const deletedTagNames: string[] = [];
      const errors: string[] = [];
      for (const name of new Set(tagNames)) {
        try {
          if (!isTagName(name)) throw new NotFound('Tag');
          await operations.deleteRegistryTag({ params: { ...params, tag_name: name } });
          deletedTagNames.push(name);
        } catch (error) {
          // The repository exists, but the tag does not.
          if (findFailure(error)?.status !== 404) throw error;
          errors.push(`There is no tag ${name}`);
        }
      }
      return { deletedTagNames, errors };
    },
    async updateContainerExpirationPolicy({ projectPath, ...input }, operations) {
      const { body } = await operations.updateProject({
        params: { id: projectPath },
        body: {
          container_expiration_policy_attributes: {
            ...(input.cadence != null && { cadence: cadences[input.cadence] }),
            ...(input.enabled != null && { enabled: input.enabled }),
            ...(input.keepN !== undefined && {
              keep_n: input.keepN === null ? null : keeps[input.keepN],
            }),
            ...(input.olderThan !== undefined && {
              older_than: input.olderThan === null ? null : ages[input.olderThan],
            }),
            ...(input.nameRegex !== undefined && { name_regex: input.nameRegex }),
            ...(input.nameRegexKeep !== undefined && { name_regex_keep: input.nameRegexKeep }),
          },
        },
      });
      return { containerExpirationPolicy: body.container_expiration_policy };
    },
  },
} satisfies RegistryResolvers<GraphqlContext>;

const cadences = {
  EVERY_DAY: '1d',
  EVERY_WEEK: '7d',
  EVERY_TWO_WEEKS: '14d',
  EVERY_MONTH: '1month',
  EVERY_THREE_MONTHS: '3month',
} as const satisfies Readonly<Record<ContainerExpirationPolicyCadenceEnum, string>>;

const keeps = {
  ONE_TAG: 1,
  FIVE_TAGS: 5,
  TEN_TAGS: 10,
  TWENTY_FIVE_TAGS: 25,
  FIFTY_TAGS: 50,
  ONE_HUNDRED_TAGS: 100,
} as const satisfies Readonly<Record<ContainerExpirationPolicyKeepEnum, number>>;

const ages = {
  SEVEN_DAYS: '7d',
  FOURTEEN_DAYS: '14d',
  THIRTY_DAYS: '30d',
  SIXTY_DAYS: '60d',
  NINETY_DAYS: '90d',
} as const satisfies Readonly<Record<ContainerExpirationPolicyOlderThanEnum, string>>;

/** The enum value for a value of REST; null for a value without one. */
const findWord = <Words extends object>(words: Words, value: string | number | null) =>
  (Object.entries(words).find(([, each]) => each === value)?.[0] as keyof Words | undefined) ??
  null;

/**
 * The host of the registry.
 * @throws Forbidden without a registry
 */
function getRegistry({ request: { url } }: GraphqlContext): string {
  if (url.registry === null) throw new Forbidden();
  return url.registry;
}

const present = (context: GraphqlContext, row: Located) =>
  presentRepository(row, getRegistry(context), {});

/**
 * A repository that the caller may read, with its project.
 * @throws NotFound, Forbidden
 */
async function findVisibleRepository(context: GraphqlContext, id: number) {
  const { actor, db } = context.request;
  if (actor === null) throw new NotFound('Repository');
  const row = await context.lookUp(() => findRepositoryById(db, id));
  const project = await loadProjectAccess(context, row.project_id);
  if (!isFeatureVisible(project, 'container_registry')) throw new Forbidden();
  return { row, project };
}

/** Tells whether the instance has a registry, and the caller may read the project's part. */
async function showsRegistry(context: GraphqlContext, id: number): Promise<boolean> {
  if (context.request.url.registry === null) return false;
  return isFeatureVisible(await loadProjectAccess(context, id), 'container_registry');
}

const mayDelete = (
  { request: { actor } }: GraphqlContext,
  project: ProjectAccess,
  least: AccessLevel,
) => actor !== null && !project.archived && project.level >= least;

type Find = (window: Omit<RepositoryWindow, 'name'>) => Promise<{
  readonly rows: readonly Located[];
  readonly total: number;
}>;

const createRepositoryPages = (context: GraphqlContext, find: Find) =>
  new Placed<ContainerRepositorySource>((window) =>
    context.lookUp(async () => {
      const { rows, total } = await find(window);
      return { nodes: rows.map((row) => present(context, row)), total };
    }),
  );

/** Finds repositories of a group for its members; null for others, and where the instance has no registry. */
async function createGroupFinder(context: GraphqlContext, id: number) {
  const { actor, db, url } = context.request;
  const group = await loadGroupAccess(context, id);
  if (actor === null || url.registry === null || group.level < AccessLevel.Guest) return null;
  return (window: RepositoryWindow) => loadRepositoriesOfGroup(db, id, actor, window);
}

async function loadTagCounts(ids: readonly number[], context: GraphqlContext) {
  const rows = await findRepositoriesById(context.request.db, ids);
  const told = await askRegistry(context, async () =>
    (await chooseEngine(context.request)).tellTags(rows, { tags: false, count: true }),
  );
  return new Map([...told].map(([id, { count }]) => [id, count ?? 0]));
}

/** The registry may be another server: without its response only the field fails. */
async function askRegistry<Answer>(
  context: GraphqlContext,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const isElsewhere = context.request.config.registry === 'external';
  try {
    return await (isElsewhere ? context.lookUpElsewhere(ask) : context.lookUp(ask));
  } catch (error) {
    if (findFailure(error)?.status !== 503) throw error;
    throw new GraphQLError((error as Error).message);
  }
}

/** Tags from a place on, by name; the engines tell them in pages. */
async function readTags(
  context: GraphqlContext,
  row: Located,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const engine = await chooseEngine(context.request);
  const names: string[] = [];
  const first = Math.floor(offset / maxTags);
  for (let at = first; ; at += 1) {
    const { rows, page } = await engine.listTags(row, { page: at + 1, per_page: maxTags });
    names.push(...rows.map(({ name }) => name));
    const total = 'total' in page ? (page.total ?? maxTotalRows + 1) : maxTotalRows + 1;
    const begin = offset - first * maxTags;
    if (names.length >= begin + limit || rows.length < maxTags) {
      return { names: names.slice(begin, begin + limit), total };
    }
  }
}

/** Details from the manifest of a tag; tags of one repository are read in batches. */
async function loadDetail(
  context: GraphqlContext,
  { name, project_id, repository_id }: ContainerRepositoryTagSource,
) {
  const load = async (names: readonly string[]) => {
    const { row, project } = await findVisibleRepository(context, repository_id);
    const [path, registry] = [formatImagePath(project, row.name), getRegistry(context)];
    const tags = await askRegistry(context, async () =>
      (await chooseEngine(context.request)).findTags(row, names),
    );
    return new Map(tags.map((tag) => [tag.name, presentTagDetail(tag, path, registry)]));
  };
  const batch = `tags of repository ${repository_id} of ${project_id}`;
  return context.batches.load(load, name, context, batch);
}

/** Loads the policies of the projects for which REST returns them. */
async function loadPolicies(ids: readonly number[], { request }: GraphqlContext) {
  const bodies = await loadProjects(request, ids);
  return new Map(
    bodies.flatMap((body) =>
      'container_expiration_policy' in body
        ? [[body.id, body.container_expiration_policy] as const]
        : [],
    ),
  );
}

/**
 * The parameters that operations need to find a repository.
 * @throws NotFound, Forbidden
 */
async function findRepositoryPlace(context: GraphqlContext, text: string) {
  const { row, project } = await findVisibleRepository(context, parseGlobalIdNumber(text));
  return { row, params: { id: project.id, repository_id: row.id } };
}
