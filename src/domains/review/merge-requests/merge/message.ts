/** The words that templates of commit messages may hold, as `%{title}`. */
export const placeholders = [
  'source_branch',
  'target_branch',
  'title',
  'issues',
  'description',
  'reference',
  'local_reference',
  'first_commit',
  'first_multiline_commit',
  'url',
  'approved_by',
  'merged_by',
  'co_authored_by',
  'all_commits',
] as const;

export type Placeholder = (typeof placeholders)[number];

/** Characters of a message. */
export const maxMergeMessageChars = 1_048_576;

export const defaultMergeTemplate = [
  "Merge branch '%{source_branch}' into '%{target_branch}'",
  '',
  '%{title}',
  '',
  '%{issues}',
  '',
  'See merge request %{reference}',
].join('\n');

const placeholder = /%\{([a-z_]{1,32})\}/g;
const lone = /^[ \t]*%\{([a-z_]{1,32})\}[ \t]*$/;

/** Finds the placeholders of a template. */
export function listPlaceholders(template: string): ReadonlySet<Placeholder> {
  const found = [...template.matchAll(placeholder)].map(([, name = '']) => name);
  return new Set(found.filter(isPlaceholder));
}

/**
 * Fills a message template. Lines with nothing but empty placeholders are removed, with an adjacent blank line, and so
 * are carriage returns. Overlong text is cut at the end. The time is linear in the result.
 */
export function fillMessageTemplate(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const getValue = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const kept = removeEmptyLines(template.replaceAll('\r', ''), (name) => getValue(name) === '');
  const parts: string[] = [];
  let length = 0;
  let at = 0;
  const add = (part: string) => {
    const clean = part.slice(0, maxMergeMessageChars - length).replaceAll('\r', '');
    parts.push(clean);
    length += clean.length;
  };
  for (const match of kept.matchAll(placeholder)) {
    const value = getValue(match[1] ?? '');
    if (value === undefined) continue;
    add(kept.slice(at, match.index));
    add(value);
    at = match.index + match[0].length;
    if (length >= maxMergeMessageChars) break;
  }
  if (length < maxMergeMessageChars) add(kept.slice(at));
  return parts.join('').trim();
}

const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

function removeEmptyLines(template: string, isEmpty: (name: string) => boolean): string {
  const kept: string[] = [];
  const lines = template.split('\n');
  let skipBlank = false;
  for (const line of lines) {
    const blank = line.trim() === '';
    if (skipBlank && blank) {
      skipBlank = false;
      continue;
    }
    skipBlank = false;
    const name = lone.exec(line)?.[1];
    if (name === undefined || !isEmpty(name)) kept.push(line);
    else if (kept.at(-1)?.trim() === '') kept.pop();
    else skipBlank = true;
  }
  return kept.join('\n');
}

/** Formats `Closes #1, #2 and group/project#3`; empty without issues. */
export function formatClosingLine(references: readonly string[]): string {
  const last = references.at(-1);
  if (last === undefined) return '';
  const others = references.slice(0, -1);
  return `Closes ${others.length === 0 ? last : `${others.join(', ')} and ${last}`}`;
}

/** The value of `all_commits`. */
export function listMessages(messages: readonly string[]): string {
  return messages.map((message) => `* ${message.trim()}`).join('\n\n');
}
