import type { RequestContext } from '#src/context.ts';
import type { Repository } from '#src/git/repository.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { Turns } from '#src/turns/turns.ts';
import { type ChangelogEntry, readChanges } from './changes.ts';
import { type ChangelogConfiguration, readChangelogConfiguration } from './configuration.ts';
import { type Credit, loadCredits } from './credits.ts';
import { formatDate } from './date-format.ts';
import { toInlineText } from './inline-text.ts';
import { type Introduction, loadIntroductions } from './introduced-by.ts';
import { listCommitsOfVersion } from './range.ts';
import { printTemplate, type Value } from './template.ts';

/** The request for a section. */
export interface SectionInput {
  readonly version: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly date?: string | undefined;
  readonly trailer: string;
  readonly config_file: string;
  readonly config_file_ref?: string | undefined;
}

type Context = Pick<RequestContext, 'db' | 'config' | 'actor' | 'url' | 'now'>;

/** Each holds some megabytes of titles, and reads thousands of commits. */
const turns = new Turns({ atOnce: 2, waiting: 100, waitingOfOne: 10 });

/**
 * The section of a version in Markdown, with an empty line at its end.
 * @throws ChangelogNotMade
 */
export function makeSection(
  context: Context,
  { repository, project }: { readonly repository: Repository; readonly project: ProjectAccess },
  input: SectionInput,
): Promise<string> {
  return turns.run(repository.caller ?? '', async () => {
    const { default_branch: usual } = project;
    const place = { ref: input.config_file_ref ?? usual, path: input.config_file };
    const configuration = await readChangelogConfiguration(repository, place);
    const { version, from, to = usual, trailer } = input;
    const { tagPattern, creditedGroups: groups } = configuration;
    const ids = await listCommitsOfVersion(repository, { from, to, version, tagPattern });
    const changes = await readChanges(repository, ids, trailer);
    const shown = isFeatureVisible(project, 'merge_requests') ? changes.map(({ id }) => id) : [];
    const introductions = await loadIntroductions(context.db, project.id, shown);
    const facts = { projectId: project.id, changes, introductions, groups };
    const credits = await loadCredits(context, facts);
    const describe = createEntryDescriber(context, project, { introductions, credits });
    const categories = await gatherByCategory(configuration, changes, describe);
    const text = await printTemplate(configuration.template, new Map([['categories', categories]]));
    const date = formatDate(new Date(input.date ?? context.now), configuration.dateFormat);
    return `## ${version} (${date})\n\n${text.trim()}\n\n`;
  });
}

interface Known {
  readonly introductions: ReadonlyMap<string, Introduction>;
  readonly credits: ReadonlyMap<string, Credit>;
}

/** Facts about a change for templates. The author of the commit wrote its texts. */
function createEntryDescriber(
  { url }: Pick<Context, 'url'>,
  { full_path: home }: Pick<ProjectAccess, 'full_path'>,
  { introductions, credits }: Known,
): (change: ChangelogEntry) => Value {
  return ({ id, title, authorEmail, trailers }) => {
    const [request, credit] = [introductions.get(id), credits.get(authorEmail)];
    const texts = Object.entries(trailers).map(
      ([name, text]) => [name, toInlineText(text)] as const,
    );
    const commit = new Map<string, Value>([
      ['reference', `${home}@${id}`],
      ['web_url', url.web(`${home}/-/commit/${id}`)],
      ['trailers', new Map(texts)],
    ]);
    const entry = new Map<string, Value>([
      ['title', toInlineText(title)],
      ['commit', commit],
    ]);
    if (credit !== undefined) {
      const { username, contributor, credited } = credit;
      const author = { reference: `@${username}`, contributor, credit: credited };
      entry.set('author', new Map(Object.entries(author)));
    }
    if (request !== undefined) {
      const address = url.web(`${home}/-/merge_requests/${request.iid}`);
      const shown = { reference: `${home}!${request.iid}`, web_url: address };
      entry.set('merge_request', new Map(Object.entries(shown)));
    }
    return entry;
  };
}

/** Categories with changes: configured ones in their order, then others by occurrence. */
async function gatherByCategory(
  { categories }: ChangelogConfiguration,
  changes: readonly ChangelogEntry[],
  describe: (change: ChangelogEntry) => Value,
): Promise<Value> {
  const entries = new Map<string, Value[]>();
  for (const title of categories.values()) entries.set(title, []);
  const pauses = new Pauses();
  for (const change of changes) {
    const title = categories.get(change.category) ?? toInlineText(change.category);
    const known = entries.get(title);
    if (known === undefined) entries.set(title, [describe(change)]);
    else known.push(describe(change));
    await pauses.take();
  }
  return [...entries]
    .filter(([, listed]) => listed.length > 0)
    .map(([title, listed]) => {
      const count = listed.length;
      const category = { title, count, single_change: count === 1, entries: listed };
      return new Map<string, Value>(Object.entries(category));
    });
}
