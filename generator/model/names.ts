/** Names of generated things, from names of the document. */

export function camel(name: string): string {
  const joined = name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

export function pascal(name: string): string {
  const joined = camel(name);
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** A property access or key that is safe whatever the name holds. */
export const isIdentifier = (name: string) => /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name);
export const propertyKey = (name: string) => (isIdentifier(name) ? name : JSON.stringify(name));
export const member = (object: string, name: string) =>
  isIdentifier(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;

/** `name[]` and `name` are the same parameter; brackets only say how clients write it. */
export const withoutBrackets = (name: string) => (name.endsWith('[]') ? name.slice(0, -2) : name);
