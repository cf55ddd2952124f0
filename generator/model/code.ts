/** Source text of an expression or a type, with the names in it that other modules export. */
export interface Code {
  readonly text: string;
  readonly uses: readonly string[];
}

/** Text with the given codes filled in, and with their imports. */
export function code(
  texts: TemplateStringsArray,
  ...parts: readonly (Code | string | number)[]
): Code {
  const uses = new Set<string>();
  let [text = ''] = texts;
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'object') for (const name of part.uses) uses.add(name);
    text += (typeof part === 'object' ? part.text : String(part)) + (texts[index + 1] ?? '');
  }
  return { text, uses: [...uses] };
}

/** A name that another module exports. */
export const imported = (name: string): Code => ({ text: name, uses: [name] });

/** The codes, separated by a text. */
export const joined = (codes: readonly Code[], between: string): Code => ({
  text: codes.map(({ text }) => text).join(between),
  uses: [...new Set(codes.flatMap(({ uses }) => uses))],
});
