import { printYamlMember } from '#runtime/print-yaml.ts';
import { Pauses } from '#src/turns/pauses.ts';

/** Members of the document that are printed one below the other, with turns in between: together they are megabytes. */
const divided: ReadonlySet<string> = new Set(['paths', 'components']);

/** The published document, given as JSON, in YAML. */
export async function formatYamlDocument(json: string): Promise<string> {
  const document = JSON.parse(json) as Readonly<Record<string, object>>;
  const pauses = new Pauses();
  const parts: string[] = [];
  for (const [key, value] of Object.entries(document)) {
    if (!divided.has(key)) {
      parts.push(printYamlMember(key, value, ''));
      continue;
    }
    parts.push(`${key}:\n`);
    for (const [name, member] of Object.entries(value)) {
      parts.push(printYamlMember(name, member, '  '));
      await pauses.take();
    }
  }
  return parts.join('');
}
