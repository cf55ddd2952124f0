import {
  isMap,
  maxYamlDepth,
  readYaml,
  UnreadableConfiguration,
  type Yaml,
  type YamlMap,
} from '#src/ci/yaml.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import type { Repository } from '#src/git/repository.ts';
import { findPatternFault } from '#src/patterns/patterns.ts';
import { kibibyteBytes } from '#src/units.ts';
import { ChangelogNotMade } from './faults.ts';
import { parseTemplate, type Template } from './template.ts';

export interface ChangelogConfiguration {
  readonly dateFormat: string;
  readonly template: Template;
  /** Titles by values of the trailer, in the order of the sections. */
  readonly categories: ReadonlyMap<string, string>;
  /** An expression of re2 that finds the versions in names of tags; null for the usual one. */
  readonly tagPattern: string | null;
  /** Full paths of groups whose members are credited. */
  readonly creditedGroups: readonly string[];
}

/** Bytes of a configuration: a longer one would take long to be read. */
const maxConfigurationBytes = 16 * kibibyteBytes;
/** Characters of all attempts to parse a configuration, which the event loop waits for. */
const maxParsedChars = 8 * maxConfigurationBytes;
const maxGroups = 20;
/** Maps that are merged into others, each with all its keys. */
const maxMerges = 10;

const usualTemplate = parseTemplate(`\
{% if categories %}
{% each categories %}
### {{ title }} ({% if single_change %}1 change{% else %}{{ count }} changes{% end %})

{% each entries %}
- [{{ title }}]({{ commit.web_url }})\\
{% if author.credit %} by {{ author.reference }}{% end %}\\
{% if merge_request %} ([merge request]({{ merge_request.web_url }})){% end %}

{% end %}

{% end %}
{% else %}
No changes.
{% end %}
`);

const usual: ChangelogConfiguration = {
  dateFormat: '%Y-%m-%d',
  template: usualTemplate,
  categories: new Map(),
  tagPattern: null,
  creditedGroups: [],
};

/**
 * The configuration in a file of the repository; where there is no such file, or nothing in it, the usual one.
 * @throws ChangelogNotMade naming the first fault
 */
export async function readChangelogConfiguration(
  repository: Repository,
  { ref, path }: { readonly ref: string; readonly path: string },
): Promise<ChangelogConfiguration> {
  const text = await readText(repository, ref, path);
  if (text === null || text.trim() === '') return usual;
  if (text.split('<<').length - 1 > maxMerges) {
    throw createSettingError(`it has more than ${maxMerges} merge keys`);
  }
  try {
    return readConfiguration(await readYaml(text, maxYamlDepth, undefined, maxParsedChars));
  } catch (error) {
    if (error instanceof UnreadableConfiguration) throw createSettingError(error.message);
    throw error;
  }
}

async function readText(repository: Repository, ref: string, path: string): Promise<string | null> {
  if (findFilePathFault(path) !== null) return null;
  const commitId = await resolveRevision(repository, ref);
  const file = commitId === null ? null : await readFileEntry(repository, commitId, path);
  if (file === null) return null;
  if (file.size > maxConfigurationBytes)
    throw createSettingError(`it is larger than ${maxConfigurationBytes} bytes`);
  return (await readBlob(repository, file.blobId, { maxBytes: maxConfigurationBytes })).toString(
    'utf8',
  );
}

const createSettingError = (reason: string) =>
  new ChangelogNotMade(`The configuration is invalid: ${reason}`);

function readConfiguration(settings: YamlMap): ChangelogConfiguration {
  const template = readTextMember(settings, 'template');
  const tagPattern = readTextMember(settings, 'tag_regex');
  const fault = tagPattern === null ? null : findPatternFault(tagPattern);
  if (fault !== null) {
    throw new ChangelogNotMade(
      `The regular expression to use for finding the previous tag for a version is invalid: ${fault}`,
    );
  }
  return {
    dateFormat: readTextMember(settings, 'date_format') ?? usual.dateFormat,
    template: template === null ? usual.template : parseTemplate(template),
    categories: readCategories(settings.get('categories') ?? new Map()),
    tagPattern,
    creditedGroups: readGroups(settings.get('include_groups') ?? []),
  };
}

/** An empty text, `false` and a missing value keep the default. */
function readTextMember(settings: YamlMap, name: string): string | null {
  const value = settings.get(name) ?? '';
  if (value === '' || value === false) return null;
  if (typeof value !== 'string') throw createSettingError(`"${name}" must be a text`);
  return value;
}

function readCategories(value: Yaml): ReadonlyMap<string, string> {
  if (!isMap(value)) throw createSettingError('"categories" must be a map');
  return new Map(
    Array.from(value, ([name, title]) => {
      if (typeof title !== 'string') throw createSettingError('titles of categories must be texts');
      return [name, title] as const;
    }),
  );
}

function readGroups(value: Yaml): readonly string[] {
  const paths = Array.isArray(value) ? (value as readonly Yaml[]) : [value];
  const isRight = paths.every((path): path is string => typeof path === 'string');
  if (!isRight || paths.length > maxGroups) {
    throw createSettingError(`"include_groups" must be a list of ${maxGroups} paths at most`);
  }
  return paths;
}
