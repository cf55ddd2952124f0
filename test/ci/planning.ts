import type {
  ConfigurationSource,
  IncludedFile,
  PipelineFacts,
  PipelinePlan,
} from '#src/ci/plan.ts';
import { NoPlan } from '#src/ci/plan.ts';
import { planPipeline } from '#src/ci/plan-pipeline.ts';

interface Given {
  readonly ref?: string;
  readonly tag?: boolean;
  readonly source?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly masked?: ReadonlyMap<string, string>;
  readonly changed?: readonly string[] | null;
  readonly paths?: readonly string[];
  /** Files by their path, `project:path` of other projects, or URL. */
  readonly files?: Readonly<Record<string, string>>;
}

export function sourceOf(files: Readonly<Record<string, string>>): ConfigurationSource {
  const read = (location: string, error: string): Promise<IncludedFile> => {
    const text = files[location];
    return Promise.resolve(text === undefined ? { error } : { text, location, within: source });
  };
  const source: ConfigurationSource = {
    local: (path) => read(path, `Local file \`${path}\` does not exist!`),
    localPaths: async () => Object.keys(files).sort(),
    project: (path, _ref, file) =>
      read(`${path}:${file}`, `Project \`${path}\` file \`${file}\` does not exist!`),
    remote: (url) =>
      read(url, `Remote file \`${url}\` could not be fetched because of HTTP code \`404\` error!`),
    template: (name) =>
      read(`template:${name}`, `Template file \`${name}\` is not a valid location!`),
  };
  return source;
}

export function factsOf(given: Given): PipelineFacts {
  const { ref = 'main', tag = false, source = 'push', changed = null, paths = [] } = given;
  const isBranch = !tag && source !== 'merge_request_event';
  return {
    ref,
    tag,
    source,
    defaultBranch: 'main',
    projectPath: 'group/project',
    predefined: new Map([
      ['CI', 'true'],
      ['CI_COMMIT_REF_NAME', ref],
      ['CI_PIPELINE_SOURCE', source],
      ['CI_DEFAULT_BRANCH', 'main'],
      ...(isBranch ? [['CI_COMMIT_BRANCH', ref] as const] : []),
      ...(tag ? [['CI_COMMIT_TAG', ref] as const] : []),
    ]),
    variables: new Map(Object.entries(given.variables ?? {})),
    ...(given.masked !== undefined && { masked: given.masked }),
    changedPaths: async (compareTo) => (compareTo === 'gone' ? 'unknown ref' : changed),
    paths: async () => paths,
    present: async (names) => names.filter((name) => paths.includes(name)),
  };
}

export function planOf(text: string, given: Given = {}): Promise<PipelinePlan> {
  return planPipeline(text, { source: sourceOf(given.files ?? {}), facts: factsOf(given) });
}

/** The names of the jobs, in their order. */
export async function jobsOf(text: string, given: Given = {}): Promise<readonly string[]> {
  return (await planOf(text, given)).jobs.map((job) => job.name);
}

/** The texts that tell why there is no plan. */
export async function faultsOf(text: string, given: Given = {}): Promise<readonly string[]> {
  try {
    await planOf(text, given);
    return [];
  } catch (error) {
    if (error instanceof NoPlan) return error.texts;
    throw error;
  }
}
